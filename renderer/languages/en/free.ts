import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: "(?<!(?:feel|hassle|stress|worry|gluten|dairy|sugar|rent) )(?:free(?: of charge)?|complimentary|no[- ]charge(?: for| on)?|(?:never|don['’]t|do not) charge (?:you )?for)",
  isFree: '(?:is |are |always |all |completely |absolutely |totally |for )*(?:free(?: of charge)?|complimentary)',
  no: "(?:no|zero|without(?: an?| any)?|never an?|(?:never|don['’]t|do not) (?:charge|have|take|ask for)(?: you)?(?: an?| any)?)(?: (?:hidden|extra|additional|separate))?",
  isNone: '(?:none|nil|zero)',
  and: 'and',
  not: "no|not|never|without|nor|cannot|unfortunately|\\p{L}+n['’]t",
  limits:
    'if|when|unless|only|over|above|within|under|up to|except\\p{L}*|excluding|between|until|till|subject|some|most|selected|first|initial|local|limited|orders?|spend|members?|\\p{L}*days?|weekends?|evenings?|nights?|where|provided|usually|sometimes|often|may|might|deducted|refund\\p{L}*',
  limitsAfter:
    'for(?! (?:all|any|every|everyone|everybody)(?!\\p{L}))|with|after|before|during|outside|from|to|in|on|at(?! all)|near|inside|once|then|plus',
  idle: '(?:with )?no[- ]obligation|without (?:any )?obligation|no strings attached|(?:written|honest|friendly) (?=quote|estimate)',
  facts: {
    callOut: {
      label: 'Call-out fee',
      charge: 'call[\\s-]?out (?:fees?|charges?|costs?)',
      service: 'call[\\s-]?outs?',
    },
    quote: { label: 'Quote', service: 'quot(?:es?|ations?)' },
    estimate: { label: 'Estimate', service: 'estimates?' },
    minimum: {
      label: 'Minimum',
      charge: 'min(?:imum|\\.)?(?: (?:orders?|spend|charges?|fees?|bookings?|numbers?))|minimums?',
    },
    booking: { label: 'Booking fee', charge: 'booking (?:fees?|charges?)' },
    consultation: {
      label: 'Consultation',
      charge: 'consultation (?:fees?|charges?)',
      service: 'consult(?:s|ations?)?',
    },
    delivery: {
      label: 'Delivery',
      charge: 'delivery (?:fees?|charges?)',
      service: '(?:home )?deliver(?:y|ies)?',
    },
  },
}
