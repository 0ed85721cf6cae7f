/** A position to tell somebody about. */
export const reportEn = {
  'report.action': 'Report this position',
  'report.title': 'A position to check',
  'report.text':
    'This text holds the link and the facts. Nothing is sent from here: copy it, add what seems wrong, and send it where you like.',
  'report.label': 'The text',
  'report.copy': 'Copy the text',
  'report.copied': 'Copied.',
  'report.byHand': 'Not copied: the text is selected, copy it by hand.',
  'report.share': 'Share',
  'report.close': 'Close',
  'report.head': 'Moineau, a position to check: {title}',
  'report.link': 'Link:',
  'report.rules': 'Rules:',
  'report.question': 'Question:',
  'report.solved': 'Answer of the site:',
  'report.given': 'My answer:',
  'report.said': 'The page says:',
  'report.version': 'Version:',
  'report.wrong': 'What seems wrong:',
} as const;
