import type { Topic } from './topic.ts'

export const trades = {
  plumbing: {
    words: 'plumber plumbing leak leaking drain sewer tap faucet sink pipe toilet bathroom shower boiler',
    scenes: ['stillLife', 'stillLife', 'flatLay', 'bench', 'interior', 'poster', 'interior'],
    table: ['tap', 'toolbox', 'bucket', 'soap', 'towels', 'pumpBottle'],
    tools: ['wrench', 'pipes', 'pliers', 'screwdriver', 'level'],
    room: ['washbasin', 'bath', 'boiler', 'radiator'],
    outdoor: ['van', 'house'],
    clothes: 'work',
  },
  electrician: {
    words:
      'electrician electric electrical electricity wiring wire socket plug fuse lighting light volt solar charger rewire',
    scenes: ['stillLife', 'poster', 'flatLay', 'bench', 'interior', 'stillLife'],
    table: ['lightBulb', 'cable', 'deskLamp', 'toolbox', 'drill', 'hardHat'],
    tools: ['plug', 'socket', 'screwdriver', 'pliers', 'lightSwitch', 'fuseBox'],
    room: ['floorLamp', 'ladder', 'desk', 'armchair'],
    outdoor: ['van', 'house'],
    clothes: 'work',
  },
  heatingAndCooling: {
    words:
      'heating cooling hvac furnace ventilation thermostat radiator conditioner conditioning warm heat heatpump climate duct cool pump',
    scenes: ['interior', 'interior', 'stillLife', 'poster', 'bench', 'flatLay'],
    table: ['fan', 'toolbox', 'steamingCup', 'clock', 'drill'],
    tools: ['thermostat', 'airUnit', 'wrench', 'screwdriver', 'pipes'],
    room: ['radiator', 'boiler', 'heatPump', 'armchair', 'sofa'],
    outdoor: ['van', 'house'],
    clothes: 'work',
  },
  carpentry: {
    words:
      'carpenter carpentry wood woodwork wooden joiner joinery timber cabinet furniture lumber cabinetmaker deck oak bespoke workshop craftsman sawdust chisel mallet staircase',
    scenes: ['bench', 'bench', 'flatLay', 'stillLife', 'interior', 'poster'],
    table: ['plane', 'planks', 'tape', 'stool', 'penPot', 'drill'],
    tools: ['saw', 'hammer', 'level', 'screwdriver', 'pliers'],
    room: ['bookcase', 'diningTable', 'sawhorse', 'staircase', 'stool', 'desk'],
    outdoor: ['scaffold', 'van'],
    clothes: 'work',
  },
  construction: {
    words:
      'construction builder contractor renovation remodel remodeling extension roofing roofer brick concrete scaffold architect blueprint masonry foundation build',
    scenes: ['street', 'stillLife', 'bench', 'flatLay', 'street', 'poster'],
    table: ['hardHat', 'bricks', 'blueprint', 'toolbox', 'tape', 'planks', 'tinyHouse'],
    tools: ['hammer', 'level', 'saw', 'trowel', 'wrench'],
    room: ['ladder', 'sawhorse'],
    outdoor: ['scaffold', 'house', 'modernHouse', 'van'],
    clothes: 'work',
  },
  painting: {
    words: 'painter painting decorator decorating wallpaper plaster handyman diy refurbish',
    scenes: ['stillLife', 'interior', 'flatLay', 'poster', 'bench'],
    table: ['paintCan', 'bucket', 'toolbox', 'tape', 'drill'],
    tools: ['paintRoller', 'paintBrush', 'level', 'screwdriver', 'hammer'],
    room: ['ladder', 'stool', 'armchair'],
    outdoor: ['house', 'van'],
    clothes: 'work',
  },
  houseCleaning: {
    words:
      'cleaning cleaner clean maid housekeeping janitor tidy spotless hoover mop dust laundry sparkling ironing housework',
    scenes: ['stillLife', 'stillLife', 'interior', 'interior', 'flatLay', 'poster'],
    table: ['sprayBottle', 'bucket', 'soap', 'brushes', 'towels', 'vacuum', 'pumpBottle'],
    tools: ['broom', 'squeegee', 'handMirror'],
    room: ['sofa', 'washbasin', 'bath', 'bed', 'stove'],
    outdoor: ['house', 'van'],
    clothes: 'apron',
  },
  pestControl: {
    words:
      'pest exterminator termite insect bug ant rodent mouse mice rat cockroach wasp bedbug mosquito infestation fumigation',
    scenes: ['poster', 'stillLife', 'street', 'flatLay', 'interior', 'poster'],
    table: ['mousetrap', 'sprayBottle', 'firstAid', 'jar', 'tinyHouse', 'cat'],
    tools: ['bug', 'shield', 'magnifier', 'broom'],
    room: ['sofa', 'stove', 'bookcase'],
    outdoor: ['house', 'van', 'shrub'],
    clothes: 'work',
  },
  landscaping: {
    words:
      'landscaping landscaper landscape garden gardener gardening lawn mow mowing grass hedge tree yard planting shrub patio arborist flowerbed pruning horticulture backyard',
    scenes: ['landscape', 'landscape', 'stillLife', 'flatLay', 'landscape', 'bench', 'poster'],
    table: ['wateringCan', 'pottedPlant', 'seedling', 'crate', 'flowers', 'cactus'],
    tools: ['shears', 'trowel', 'spade', 'rake', 'secateurs'],
    room: ['pottedPlant', 'stool'],
    outdoor: ['mower', 'house', 'flowerBed', 'shrub', 'wateringCan', 'fence'],
    clothes: 'work',
  },
  carDetailing: {
    words:
      'car detailing wash polish wax auto vehicle automotive valeting paintwork garage upholstery limousine driver taxi chauffeur ceramic',
    scenes: ['street', 'street', 'stillLife', 'street', 'poster'],
    table: ['sponge', 'sprayBottle', 'bucket', 'towels', 'polisher', 'tyre', 'vacuum'],
    tools: ['squeegee', 'wrench', 'key'],
    room: ['vacuum'],
    outdoor: ['car', 'van'],
    clothes: 'work',
  },
  tyreShop: {
    words: 'tire tyre wheel alignment brake puncture mechanic rim rubber axle suspension roadside mot oil',
    scenes: ['stillLife', 'street', 'bench', 'poster', 'flatLay', 'street'],
    table: ['tyre', 'tyreStack', 'jack', 'toolbox', 'hardHat'],
    tools: ['wrench', 'screwdriver', 'hammer', 'pliers', 'gear'],
    room: ['tyreStack'],
    outdoor: ['car', 'van'],
    clothes: 'work',
  },
  bikeRepair: {
    words: 'bike bicycle cycling cycle cyclist pedal spoke chain handlebar',
    scenes: ['street', 'bench', 'landscape', 'flatLay', 'street', 'interior'],
    table: ['bikeWheel', 'floorPump', 'waterBottle', 'toolbox', 'tape'],
    tools: ['wrench', 'pliers', 'screwdriver', 'gear', 'hammer'],
    room: ['bicycle'],
    outdoor: ['bicycle', 'shop'],
    clothes: 'apron',
  },
} as const satisfies Record<string, Topic>
