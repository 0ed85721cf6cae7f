/** The words of the pages on what the sources get wrong or leave open. */
export const errataEn = {
  'errata.title': '{rules}: slips and open questions',
  'errata.description':
    '{rules}: what the text gets wrong or leaves open, how we know, what the site decides, what else one might decide, and what that changes in play.',
  'errata.link': 'Slips and open questions',
  'errata.search': 'Search the slips and questions',
  'errata.slip': 'Slip',
  'errata.open': 'Open question',
  'errata.known': 'How we know',
  'errata.reading': 'What we decided',
  'errata.otherwise': 'What else one might decide',
  'errata.changes': 'What it changes',
  'errata.nothing': 'Nothing in play.',
  'errata.count.hands':
    'Of {all} hands recorded for the checks, {n} would count otherwise. | Of {all} hands recorded for the checks, {n} would count otherwise.',
  'errata.count.accounts':
    'Of {all} settlements recorded for the checks, {n} would be paid otherwise. | Of {all} settlements recorded for the checks, {n} would be paid otherwise.',
  'errata.concerns': 'Rules concerned',
} as const;
