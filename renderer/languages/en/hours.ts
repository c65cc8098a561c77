import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?', 'sundays?'],
    short: ['mons?', 'tues?', 'weds?', 'thu(?:rs?)?', 'fri', 'sat', 'sun'],
    weekdays: 'weekdays|week days',
    weekends: 'weekends|the weekend',
    daily: '(?:every|each) day(?: of the week)?|daily|(?:seven|7) days(?: (?:a|per) week)?|7 days/week',
    to: 'to|till?|until|thru|through',
    and: 'and|&|plus',
    open: "opening (?:hours|times)(?: are)?|business hours|working hours|hours(?: are)?|times|open(?:ing|s)?|we'?re|we are|i'?m|i am|the (?:shop|salon|studio|clinic|caf[eé]|office|bakery|workshop|practice|store|gym)(?: is)?|(?:shop|salon|studio|clinic|caf[eé]|office|bakery|workshop|practice|store)(?: is)?|is|are|from|on|at|between|available|i work|we work|come in|the",
    closed: "closed(?: on)?|we close|not open(?: on)?",
    until: 'until|till?|late (?:until|till?|to)|open (?:late )?(?:until|till?)',
    appointment: '(?:strictly |and )?by (?:prior )?appointment(?: only)?|appointments? only|appointment-only',
    noon: 'noon|midday|12 noon',
    midnight: 'midnight|12 midnight',
    clock: "o'?clock|hrs?",
  } // biome-ignore format: a list of words
