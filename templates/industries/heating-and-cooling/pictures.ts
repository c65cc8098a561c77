import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['radiator thermostat boiler room', 'A radiator and a boiler with a thermostat on the wall'],
  banners: [
    ['thermostat radiator room', 'A radiator in a warm room'],
    ['fan thermostat gauge tools', 'A thermostat beside tools'],
    ['conditioner room armchair', 'An air conditioner over an armchair'],
  ],
  gallery: [
    ['thermostat', 'A round thermostat on a wall', 'Set once, left alone'],
    ['heat pump aircon', 'A heat pump beside a house wall', 'Quiet, even up close'],
    ['air vent fan', 'An air vent in a ceiling', 'Air where it should be'],
    ['radiator window', 'A radiator under a window', 'Warm to the corners'],
    ['house snow', 'A house in the snow', 'Ready before it fell'],
    ['living room window', 'A living room with an open window', 'Fresh, not cold'],
    ['gauge pipes', 'A gauge on a pair of pipes', 'We write the readings down'],
    ['fan', 'A fan on a ceiling', 'Moving the same air, better'],
  ],
  scheduling: ['calendar sun snow', 'A calendar with a sun and a snowflake'],
  video: ['gauge tools', 'A gauge with a set of tools'],
  contact: ['house telephone', 'A house with a telephone in front'],
  person: ['technician portrait', 'A heating and cooling technician'],
}
