/** Sheets to print. */
export const paperEn = {
  'paper.title': 'Sheets to print',
  'paper.description':
    'Questions of any drill on paper, with the answers on pages of their own at the back.',
  'paper.help':
    'Choose a drill, its level and how many questions. The same sheet number gives the same questions again; printed, the answers come on the last pages.',
  'paper.needsScript':
    'A sheet is made in your browser, which takes JavaScript. Without it, any lesson can be printed: its positions come with their solutions at the back.',
  'paper.drill': 'Drill',
  'paper.size': 'Questions',
  'paper.sheet': 'Sheet number',
  'paper.sheet.note':
    'The same number and the same level give the same questions again, in French too: the answers can be looked up later.',
  'paper.another': 'Another number',
  'paper.print': 'Print',
  'paper.making': 'Question {at} of {all} is being made.',
  'paper.made': 'The sheet is ready: {n} question. | The sheet is ready: {n} questions.',
  'paper.short':
    'This level has only {n} different question. | This level has only {n} different questions.',
  'paper.failed': 'The sheet could not be made.',
  'paper.retry': 'Try again',
  'paper.head': 'Sheet {sheet} · {n} question | Sheet {sheet} · {n} questions',
  'paper.field': '{name}: {value}',
  'paper.who': 'Name',
  'paper.when': 'Date',
  'paper.answers': 'Answers: {title}',
  'paper.answers.show': 'Show the answers',
  'paper.answers.hide': 'Hide the answers',
  'paper.address': 'This sheet and its answers are found again at',
  'paper.preview': 'The sheet as it is printed',
  'paper.amended.drill': 'No drill is called “{text}”: this is {title}.',
  'paper.amended.level': 'This drill has no level “{text}”: the nearest one was taken.',
  'paper.amended.n': 'A sheet has 5, 10 or 20 questions: {n} instead of “{text}”.',
  'paper.amended.sheet': 'Sheets are numbered from 1 to {last}: {sheet} instead of “{text}”.',
  'paper.link': 'Print a sheet of these questions',
} as const;
