import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Air conditioner repair',
    text: 'Weak airflow, warm air, water where it shouldn’t be. We find the part that failed and check what made it fail.',
    picture: ['aircon unit', 'An outdoor air conditioner beside a house'],
    stems: 'air condition ac cooling cool refriger a/c',
  },
  {
    name: 'Furnace repair',
    text: 'No heat, short cycles or a smell you don’t like. We make it safe first and running second.',
    picture: ['furnace flame', 'A furnace with its panel open'],
    stems: 'furnace heat boiler oil gas burner',
  },
  {
    name: 'Heat pumps',
    text: 'Heating and cooling from one quiet box, sized by measurement rather than by guess. We’ll say if your house isn’t ready for one.',
    picture: ['heat pump house', 'A heat pump beside a house wall'],
    stems: 'heat pump mini split ductless geotherm',
  },
  {
    name: 'Seasonal tune-ups',
    text: 'Cleaned, measured and adjusted before the weather turns. You get the readings in writing.',
    picture: ['checklist gauge', 'A checklist beside a pressure gauge'],
    stems: 'tune maint service check season inspect annual clean',
  },
  {
    name: 'New systems',
    text: 'A load calculation, two or three sensible options and a date. We take the old equipment away.',
    picture: ['thermostat wall', 'A thermostat on a wall'],
    stems: 'install replac new system upgrade change',
  },
  {
    name: 'Ducts and airflow',
    text: 'Leaks sealed, branches balanced, the cold bedroom finally warm. Often it is cheaper than a bigger machine.',
    picture: ['air duct vent', 'An air vent in a ceiling'],
    stems: 'duct vent airflow sheet insul zoning',
  },
  {
    name: 'Thermostats',
    text: 'Smart or simple, put where it reads the room and not the sun. Set up with you, not just for you.',
    picture: ['smart thermostat', 'A round thermostat on a wall'],
    stems: 'thermost smart control zone wifi',
  },
  {
    name: 'Air quality',
    text: 'Filters, humidifiers and fresh-air systems for people who sneeze indoors. We measure first and tell you if it would help.',
    picture: ['fresh air window plant', 'An open window with a plant'],
    stems: 'air quality filter humid purif fresh indoor allerg mold',
  },
]

export const anyService: readonly string[] = [
  'We look, measure and tell you what we would do if it were our house. The price comes before the work.',
  'Done by the book, tested under load and explained in plain words before we leave.',
  'Tell us the make and age if you can find them; we’ll come with the likely parts.',
]
