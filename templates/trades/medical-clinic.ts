import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const medicalClinic: Trade = {
  slug: 'medical-clinic',
  trade: 'Medical Clinic',
  schemaType: 'MedicalClinic',
  proof: ['License', 'Qualification', 'Membership'],
  appointments: true,
  form: { message: 'What is it about?' },
  styles: ['CommonAlt', 'Elegant', 'Fun'],
  shapes: ['echoes', 'halves', 'weave', 'dunes', 'discs'],
  subject: 'medical clinic',
  matches: {
    own: words`
      medical clinic*, medical practice*, medical cent*, family doctor*, family medicine, family practice, physician*,
      primary care, urgent care, general practi*, walk in clinic*, health clinic*, pediatric clinic*,
      paediatric clinic*, pediatrician*, paediatrician*, gp practice*, gp surgery, doctor s office*, doctors surgery,
      internal medicine, nurse practitioner*
    `,
    signs: words`
      medical, medicine, clinic*, doctor, doctors, gp, gps, pediatric*, paediatric*, nurse, nurses, vaccin*, immuni*,
      checkup*, patients, dermatolog*, gynecolog*, health check*, blood test*, prescription*, health center*,
      health centre*, healthcare
    `,
    not: words`
      veterinary clinic*, vet clinic*, vet s clinic*, dental clinic*, skin clinic*, hair clinic*, laser clinic*,
      foot clinic*, physio clinic*, beauty clinic*, golf clinic*, repair clinic*, tennis clinic*, cosmetic clinic*,
      animal clinic*, pet clinic*, chinese medicine, alternative medicine, herbal medicine, veterinary medicine,
      veterinary nurse*, sports medicine, medical billing, medical device*, medical suppl*, medical translat*,
      medical marijuana, medical record*, computer doctor*, phone doctor*, car doctor*, tree doctor*, plant doctor*,
      doctor of, dental nurse*, nursery nurse*, hearing clinic*, sleep clinic*, clinical psycholog*, writing clinic*,
      bike clinic*, swim clinic*, medical writ*, medical spa, medical transport*, massage clinic*, acupuncture clinic*,
      medical illustrat*, pet vaccin*, dog vaccin*
    `,
  },
  services: [
    {
      name: 'Checkups',
      icon: 'stethoscope',
      also: words`
        checkup, check up, annual exam, physical exam, annual physical, full physical, physicals,
        wellness exam, wellness visit, health check, health screen
      `,
      about: [
        'A checkup usually begins with a list: the medicines, the family history and what has changed since the last time.',
        'Weight and blood pressure are usually written down each time, because a row of figures says more than one.',
        'Many people first come for a checkup because of a form, such as one for a new job or a sports club.',
      ],
      picture: ['stethoscope heart', 'A stethoscope'],
    },
    {
      name: 'Sick visits',
      icon: 'thermometer',
      also: words`sick visit, cold flu, cough, fever, sore throat, infection, acute, urgent, illness`,
      about: [
        'In winter, coughs, fevers and sore throats bring more people to a doctor than in any other season.',
        'Doctors usually ask when it began, what has been tried and who else at home has it.',
        'Sick visits often end with a talk about what to watch for, and sometimes with a note for school or work.',
      ],
      picture: ['mask pills', 'A face mask'],
    },
    {
      name: 'Children’s health',
      icon: 'child',
      also: words`
        child, kids, child checkup, baby checkup, child check, baby check, well baby, well child, pediatr,
        paediatr, baby, infant, newborn, toddler
      `,
      about: [
        'A small child is often examined on a parent’s lap, with ears and throat left to the end.',
        'Babies are often weighed and measured at a visit, and the curve over months says more than one figure.',
        'At a first visit clinics usually ask for a child’s vaccination record, which lists what was given and when.',
      ],
      picture: ['apple book', 'An apple on a low table'],
    },
    {
      name: 'Vaccinations',
      icon: 'syringe',
      also: words`vaccin, immuni, flu shot, flu jab, booster`,
      about: [
        'Some vaccines are a single shot and others a course, with weeks or months between the doses.',
        'After a shot, people are usually asked to sit for a while before they leave.',
        'The flu vaccine is made anew every year, because the strains that go around change.',
      ],
      unit: 'per dose',
      picture: ['first aid box', 'A first aid box on a shelf'],
    },
    {
      name: 'Travel health',
      icon: 'plane',
      also: words`travel, travel vaccin, travel immuni, travel jab, travel shot`,
      about: [
        'Travel vaccinations are planned by route and season, and some have to be given weeks before.',
        'Doctors ask about the route as well as the country, since a trek calls for other things than a hotel in town.',
        'Some countries ask at the border for a vaccination certificate dated some days before arrival.',
      ],
    },
    {
      name: 'Long-term conditions',
      icon: 'heartbeat',
      also: words`
        chronic, diabet, asthma, blood pressure, hypertens, thyroid, long term, arthrit, cholest,
        disease manag
      `,
      about: [
        'Readings written down at home often tell a doctor more than the single one taken at the clinic.',
        'Visits for a long-term condition are usually planned months ahead, unlike those for a cold.',
        'A list of every medicine with its dose is often among the first things a doctor asks for.',
      ],
      picture: ['pills calendar', 'A jar of tablets'],
    },
    {
      name: 'Tests and results',
      icon: 'flask',
      also: words`
        blood test, blood draw, blood work, lab test, lab work, laborator, test result, ecg, ekg, xray,
        ultrasound, urine, diagnostic, swab
      `,
      about: [
        'Some results are ready during the visit; most go to a lab and come back after a day or more.',
        'Some blood tests are done on an empty stomach, so they are often booked before breakfast.',
        'A result is usually read beside the older ones, because a change says more than a single figure.',
      ],
      picture: ['microscope', 'A microscope on a table'],
    },
    {
      name: 'Women’s health',
      also: words`
        women, women health check, gynec, gynaec, contracept, menopaus, pap smear, pap test, cervical,
        prenatal, antenatal, pregnan, well woman
      `,
      about: [
        'Periods, screening and menopause come up in many of these visits, and one question often leads to the next.',
        'The date of the last period is often asked at such visits, so many people note it down beforehand.',
        'People can usually bring somebody along, or ask for another person in the room during an examination.',
      ],
      picture: ['flowers armchair', 'Flowers beside an armchair'],
    },
    {
      name: 'Minor procedures',
      icon: 'bandage',
      also: words`
        minor procedure, minor surg, stitch, suture, mole, wart, skin tag, wound, cyst, ingrown, cryo,
        biops
      `,
      about: [
        'Moles, ingrown nails and cuts that need stitches are typical of what is done in a small procedure room.',
        'Small procedures are often booked apart from a first visit, because the room has to be set up for them.',
        'The skin is usually numbed first, and what is taken off is often sent to a lab.',
      ],
      picture: ['magnifier lamp', 'A magnifying glass under a lamp'],
    },
    {
      name: 'Medicals and forms',
      icon: 'clipboard-check',
      also: words`
        driver medical, hgv, dot physical, employment medical, pre employ, immigration, visa medical,
        insurance medical, sports physical, school physical, aviation medical, diver medical, sick note,
        medical certificat
      `,
      about: [
        'The form decides the examination: a driver’s asks for eyesight, a diver’s for lungs and ears.',
        'Some forms may only be signed by doctors on a list, so clinics often ask to see the form beforehand.',
        'It usually helps to bring glasses, hearing aids and a list of medicines to a medical exam.',
      ],
    },
    {
      name: 'Home visits',
      icon: 'home',
      also: words`home visit, house call, care home`,
      about: [
        'Many house calls are made to people who cannot easily leave home, such as after an operation.',
        'A doctor on a house call carries what fits in a bag, so most scans still need a trip.',
        'A home visit is mostly for people who can’t easily travel, such as after an operation.',
      ],
    },
    {
      name: 'Video visits',
      icon: 'video',
      also: words`
        telehealth, telemed, video, online consult, online visit, virtual, phone consult, phone visit,
        telephone, remote consult
      `,
      about: [
        'What can be told or shown suits a video visit; what has to be touched or listened to needs the room.',
        'Good light on the spot in question shows a doctor more than a close-up out of focus.',
        'Results and repeat prescriptions are often talked through by video, since nobody has to be examined.',
      ],
      picture: ['laptop stethoscope', 'A laptop with a stethoscope beside it'],
    },
  ],
  questions: [
    {
      ask: 'Are you taking new patients?',
      words: words`
      take new, taking new, accept new, accepting patient, new patients welcom, welcom new, waiting list
    `,
    },
    { ask: 'Do you see children?', words: words`child, kids, pediatr, paediatr, all ages, newborn` },
    { ask: 'How soon can I be seen?', from: 'notice', words: words`same day, next day, walk in, same week` },
    { ask: 'How do I make an appointment?', from: 'book' },
    {
      ask: 'Do you take insurance or public plans?',
      words: words`
      bill insurance, accept insurance, take insurance, insurance plan, insurers, in network, medicaid,
      medicare, nhs, bulk bill
    `,
    },
    { ask: 'How can I pay?', from: 'payment' },
    { ask: 'Which doctors would I see?', from: 'people' },
    { ask: 'Which languages do you speak?', from: 'languages' },
  ],
  usualHours: ['Mon-Fri 08:00-18:00'],
  photoWishes: [
    'The clinic’s entrance or waiting room, by daylight.',
    'The doctors and nurses, standing together.',
    'An examination room, ready for the next patient.',
  ],
  pictures: {
    hero: ['stethoscope heart first aid', 'A doctor’s things, a stethoscope among them'],
    banners: [
      ['treatment bed room', 'An examination room with a bed'],
      ['apple microscope pills', 'A microscope among a doctor’s things'],
      ['armchairs plant waiting', 'A waiting room with an armchair and a plant'],
    ],
    gallery: [
      ['treatment bed', 'An examination bed'],
      ['waiting room armchair', 'An armchair in a waiting room'],
      ['stethoscope', 'A stethoscope'],
      ['microscope', 'A microscope'],
      ['desk laptop', 'A desk with a screen'],
      ['first aid box', 'A first aid box'],
      ['apple', 'An apple'],
      ['plant window', 'A plant'],
    ],
  },
  callToAction: 'Ask about an appointment',
  names: {
    words: words`
      Linden, Harborview, Millbrook, Fairwell, Elm Street, Clearwater, Orchard, Northgate, Willow, Evergreen, Riverside,
      Stonebridge, Meadow, Lighthouse, Cedar, Daybreak, Hillcrest, Old Mill
    `,
    endings: words`Medical, Clinic, Family Medicine, Health Center, Family Practice, Doctors`,
    whole: words`
      The Corner Clinic, The Family Doctors, Neighbors Medical, The Listening Clinic, Well & Near,
      The Green Door Clinic, First Visit Medical, The Everyday Clinic, Open Door Medicine, The Village Doctor
    `,
  },
  ideas: [
    'Family doctor for a small town',
    'Evening clinic for people who work',
    'Walk-in clinic for minor injuries',
    'Health checkups for drivers and pilots',
    'Doctor’s visits at home',
    'Clinic for women’s health',
    'Children’s doctor with Saturday hours',
    'Travel vaccinations and health advice',
    'Diabetes care for older adults',
    'Skin checks and minor procedures',
    'Sports checkups for schools and clubs',
    'Primary care by monthly membership',
    'Nurse-led clinic for everyday care',
    'Sleep clinic with home tests',
    'Doctor for seafarers and their families',
  ],
  searchTerms: words`medical clinic, doctor, primary care`,
  sample: {
    trade: 'a medical clinic',
    name: 'Juniper Street Clinic',
    location: '77 Juniper Street, Bend, Oregon',
    country: 'US',
    phone: '(541) 555-0167',
    typed: [
      'Family medicine for all ages, by membership or by the visit.',
      'Adult membership $79 a month',
      'Child membership $29 a month',
      'Office visit $140 (30 minutes)',
      'Physical $210 (60 minutes)',
      'Video visit $70',
      'Flu shot $35',
      'Stitches $180',
      'Dr. Hollis Abernethy is board certified in family medicine, and Renata Cruz is a nurse practitioner.',
      'Monday to Friday 8–6, Saturday 9–12. We speak English and Spanish.',
      'We don’t bill insurance; you get an itemized receipt. No controlled pain medication at a first visit.',
    ],
    reviews: [
      { name: 'Nadine Colby', text: 'Thirty minutes, and she looked at me and not at a screen.' },
      { name: 'Felipe A.', text: 'Renata explained my father’s pills in Spanish, then wrote it down.' },
      { name: 'T. Brandt', text: 'The receipt had every item on it, like a restaurant.' },
    ],
  },
}
