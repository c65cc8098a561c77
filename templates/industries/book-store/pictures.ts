import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['bookcase armchair floor lamp', 'A bookcase in a quiet room'],
  banners: [
    ['books lamp', 'A row of books under a lamp'],
    ['open book cup', 'An open book beside a cup'],
    ['bookstore front', 'A bookstore with an awning, seen from the street'],
  ],
  gallery: [
    ['book stack', 'A stack of books', 'The pile by the bed'],
    ['bookcase', 'A tall bookcase', 'Alphabetical, more or less'],
    ['open book', 'An open book', 'Read a page first'],
    ['armchair bookcase', 'An armchair to read in', 'The chair at the end'],
    ['books globe', 'Books and a globe', 'Travel, sitting down'],
    ['cat books', 'A cat in a bookstore', 'Not for sale'],
    ['book stack steaming cup', 'Books and a cup of coffee', 'One cup, one chapter'],
    ['lamp book stack', 'A reading lamp', 'Just to the end of the page'],
    ['bookstore street', 'A bookstore on a street', 'You’ll know it by the window'],
  ],
  scheduling: ['calendar books', 'A calendar beside some books'],
  video: ['desk books lamp', 'A desk with books waiting to be sorted'],
  contact: ['envelope open book', 'An envelope beside an open book'],
  person: ['bookseller portrait', 'A bookseller'],
}
