/** Search over the whole site. */
export const searchEn = {
  'seek.title': 'Search',
  'seek.description':
    'Find a lesson, a rule by its words or its number, a term in either language, or a scoring hand.',
  'seek.label': 'Search lessons, rules, terms and hands',
  'seek.hint': 'A word, the name of a hand, or the number of a rule: IV.11.',
  'seek.count': '{n} place found | {n} places found',
  'seek.none': 'Nothing on this site has “{words}”.',
  'seek.unavailable':
    'Search could not be loaded. Without a network it works once the site has been opened online; what you typed is kept.',
  'seek.again': 'Try again',
  'seek.glossary': 'Look through the glossary',
  'seek.more': 'Show {n} more',
  'seek.number': '{n}',
  'seek.close': 'Close the search',
  'seek.kind.lesson': 'Lessons',
  'seek.kind.rule': 'Rules',
  'seek.kind.term': 'Glossary',
  'seek.kind.hand': 'Hands',
  'seek.kind.page': 'Pages',
  'seek.needsScript':
    'Searching all pages needs JavaScript. These pages have everything, in order:',
} as const;
