/** The English of what is kept of a reader: counted, saved to a file, taken from one, forgotten. */
export const mineEn = {
  'mine.title': 'Mine to keep',
  'mine.text':
    'What the site remembers about you is kept on this device and nowhere else. Save it to a file to take it to another device, or to have it safe.',
  'mine.needsScript': 'What is kept is on your device; JavaScript is needed to show it.',
  'mine.kept': 'Kept here',
  'mine.answers': '{n} answer | {n} answers',
  'mine.since': 'since {date}',
  'mine.cards': '{n} question to review | {n} questions to review',
  'mine.runs': '{n} run against the clock | {n} runs against the clock',
  'mine.lessons': '{n} lesson opened | {n} lessons opened',
  'mine.nothing': 'Nothing yet.',
  'mine.room': 'With the pages kept for reading offline, the site takes {size} MB on this device.',
  'mine.persist.granted': 'The browser keeps this until you clear it yourself.',
  'mine.persist.open': 'When the device runs out of room, the browser may clear this.',
  'mine.persist.refused':
    'The browser does not promise it for now. A file is safe in any case; a bookmark of the site, or a few more visits, is often enough.',
  'mine.persist.ask': 'Ask the browser to keep it',
  'mine.save': 'Save everything to a file',
  'mine.saved': 'The file is among your downloads: {name}.',
  'mine.read': 'Read a saved file',
  'mine.reading': 'Reading…',
  'mine.brings': 'What this file brings',
  'mine.row': 'Contents',
  'mine.fresh': 'New here',
  'mine.known': 'Here already',
  'mine.alone': 'Only here',
  'mine.of.attempts': 'Answers',
  'mine.of.cards': 'Questions to review',
  'mine.of.runs': 'Runs against the clock',
  'mine.of.earlier': 'Totals from earlier versions of the site',
  'mine.of.lessons': 'Lessons',
  'mine.of.settings': 'Settings and levels',
  'mine.merge': 'Add it to what is here',
  'mine.merge.text':
    'Nothing is lost: where the file and this device differ, the better result or the later change is kept. Settings that you have chosen here stay as they are.',
  'mine.replace': 'Replace what is here',
  'mine.replace.text':
    'What is here now is removed, settings included. You have ten seconds to undo it.',
  'mine.leave': 'Change nothing',
  'mine.merged': 'The file has been added.',
  'mine.replaced': 'The file has taken the place of what was here.',
  'mine.undo': 'Undo',
  'mine.undoing': 'Putting it back…',
  'mine.undone': 'Everything is as it was.',
  'mine.fault.large':
    'This file is larger than {most} MB, more than the site reads. Nothing was changed.',
  'mine.fault.broken':
    'This file cannot be read: it is incomplete, or is of another kind. Nothing was changed. Save it once more where it comes from.',
  'mine.fault.foreign':
    'This file was not saved by this site: its files are called “moineau-” and a date. Nothing was changed.',
  'mine.fault.newer':
    'This file was saved by a newer version of the site. Nothing was changed. Load this page again, then read the file.',
  'mine.fault.damaged':
    'A part of this file is damaged: {part}. Nothing was changed. Save it once more where it comes from.',
  'mine.part.record': 'the record',
  'mine.part.attempts': 'the answers',
  'mine.part.cards': 'the questions to review',
  'mine.part.runs': 'the runs',
  'mine.part.earlier': 'the totals of earlier versions',
  'mine.part.progress': 'the lessons',
  'mine.part.texts': 'the settings and levels',
  'mine.refused':
    'This device’s storage could not be used, and nothing was changed. It may be full.',
  'mine.forget': 'Forget everything',
  'mine.forget.sure': 'Forget everything?',
  'mine.forget.text':
    'Your answers, questions to review, runs, hands of the day and your place in the lessons are erased; settings and levels stay. You have ten seconds to undo it.',
  'mine.forget.no': 'Keep it',
  'mine.forget.yes': 'Forget everything',
  'mine.forgotten': 'Everything is forgotten.',
} as const;
