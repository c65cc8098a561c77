import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?', 'sundays?'],
    short: ['mons?|m(?=\\s?[-–/])', 'tues?', 'weds?', 'thu(?:rs?)?|(?<=[-–]\\s?)th', 'fri|f(?=\\s?\\d)|(?<=[-–]\\s?)f', 'sat|(?<=[-–]\\s?)sa', 'sun|(?<=[-–]\\s?)su'],
    weekdays: 'weeknights|weekdays|week days',
    weekends: 'weekends|the weekend',
    daily: 'any day|all days|everyday|(?:every|each) ?day(?: of the week)?|all days|daily|(?:seven|7) days(?: (?:a|per) week)?|7 days/week',
    to: 'to|till?|until|thru|through',
    and: 'then|and|&|plus',
    open: "(?:mornings?|afternoons?|evenings?)(?= +\\d)|others|other days|otherwise|opening (?:hours|times)(?: are)?|business hours|working hours|hours(?: are)?|times|open(?:ing|s)?|we'?re|we are|i'?m|i am|the (?:shop|salon|studio|clinic|caf[eé]|office|bakery|workshop|practice|store|gym)(?: is)?|(?:shop|salon|studio|clinic|caf[eé]|office|bakery|workshop|practice|store)(?: is)?|is|are|from|on|at|between|available|i work|we work|come in|the",
    closed: "(?<=days? )(?:holiday|leave|off)|closed(?: on)?|we close|not open(?: on)?",
    until: 'until|till?|late (?:until|till?|to)|open (?:late )?(?:until|till?)',
    except: 'except(?: for| on)?|but(?: not)?(?: on)?|apart from',
    numbers: 'one two three four five six seven eight nine ten eleven twelve',
    appointment: '(?:strictly |and )?by (?:prior )?appointment(?: only)?|appointments? only|appointment-only',
    noon: 'noon|midday|12 noon',
    midnight: 'midnight|12 midnight',
    clock: "o'?clock|hrs?",
  } // biome-ignore format: a list of words
