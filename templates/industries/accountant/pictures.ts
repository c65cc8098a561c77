import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['ledger calculator coins lamp', 'A ledger, a calculator and coins beside a lamp'],
  banners: [
    ['calculator chart coins', 'A calculator, a chart and coins'],
    ['shelf folders', 'A shelf of folders in a row'],
    ['notebook coffee cup', 'A notebook beside a cup of coffee'],
  ],
  gallery: [
    ['ledger pencil', 'A ledger with a pencil', 'Every line in its place'],
    ['calculator', 'A calculator on a desk', 'Checked twice'],
    ['shelf folders', 'Folders in a row on a shelf', 'Filed'],
    ['desk lamp', 'A lamp over a desk', 'Busy season'],
    ['coffee cup notebook', 'A cup of coffee beside a notebook', 'Your turn to ask'],
    ['chart paper', 'A chart on a sheet of paper', 'One page a month'],
    ['envelope', 'An envelope on a desk', 'Send it before you worry'],
    ['desk room', 'A desk in a quiet room', 'Where we explain'],
  ],
  scheduling: ['calendar pencil', 'A calendar with a pencil'],
  video: ['receipts box desk', 'A box of receipts on a desk'],
  contact: ['letter pen desk', 'A letter and a pen on a desk'],
  person: ['accountant portrait', 'An accountant'],
}
