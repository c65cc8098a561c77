import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['workbench plane planks saw', 'A workbench with a hand plane, boards and a saw'],
  banners: [
    ['wood boards', 'Boards stacked against a wall'],
    ['bookcase room', 'A bookcase in a room'],
    ['chisel saw tools', 'Woodworking tools side by side'],
  ],
  gallery: [
    ['bookcase', 'A shelf with books', 'Scribed to a crooked wall'],
    ['hand plane wood', 'A hand plane on a board', 'One more pass'],
    ['wooden table', 'A wooden table with a chair', 'A table for eleven'],
    ['wooden stairs', 'A wooden staircase', 'Quiet now'],
    ['kitchen cabinets', 'Cabinets with wooden fronts', 'Drawers that close themselves'],
    ['chisel mallet', 'A chisel with a mallet', 'Still by hand'],
    ['wooden door', 'A paneled door', 'Meets its frame'],
    ['wooden stool', 'A wooden stool', 'Mended, not replaced'],
  ],
  scheduling: ['tape measure pencil', 'A tape measure with a pencil'],
  video: ['workshop bench saw', 'A saw on a workshop bench'],
  contact: ['sketch pencil ruler', 'A sketch with a pencil and a ruler'],
  person: ['carpenter portrait', 'A carpenter'],
}
