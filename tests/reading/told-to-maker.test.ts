import { expect, it } from 'vitest'
import { isToldToMaker } from '../../worker/reading/told-to-maker.ts'

it.each([
  'Could ye put that somewhere nice.',
  'pls make it look nice',
  "don't put my address",
  'Can you use blue colours.',
  "Don't show the price on the front.",
  'Thanks for doing this.',
  'Bitte schön groß schreiben',
  'Bitte nicht meine Adresse veröffentlichen.',
  'Merci de ne pas mettre mon adresse.',
  'No publiques mi calle.',
  'please no pink on the website haha',
  'Please make it look rustic.',
  'Please dont write "learn fast"',
  'bitte nicht das wort ghostwriter benutzen',
  'site should be calm colours',
  'Por favor pongan una foto bonita arriba.',
])('an owner’s request to the website’s maker stays off the page: %s', (sentence) =>
  expect(isToldToMaker(sentence)).toBe(true),
)

it.each([
  'Can you make it gluten free?',
  'Please leave keys with the porter.',
  'Make your garden look nice.',
  'Please put the bins at the front.',
  'Can you put up shelves?',
  'Bitte die Nummer am Sonntag nicht anrufen.',
  'Merci de mettre vos chaussures.',
  'No hacemos fotos.',
  'Please send a picture of the tree.',
  'Book on the website please.',
  'We have no website.',
  'No mess left on site.',
])('questions of or to customers remain: %s', (sentence) => expect(isToldToMaker(sentence)).toBe(false))
