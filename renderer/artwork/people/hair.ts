import type { Tone } from '../color/paint.ts'
import { circle, mirrored, path, stroke } from '../shapes.ts'

/** What is behind the head and shoulders, and what is before them. */
type Hair = { back: string; front: string }

export type HairStyle =
  | 'cropped'
  | 'parted'
  | 'quiff'
  | 'curls'
  | 'bald'
  | 'bob'
  | 'long'
  | 'bun'
  | 'waves'
  | 'ponytail'
  | 'scarf'

export const menStyles = ['cropped', 'parted', 'quiff', 'curls', 'bald', 'parted'] as const
export const womenStyles = ['bob', 'long', 'bun', 'waves', 'ponytail', 'curls', 'scarf'] as const

const fringe =
  'M-84-300C-92-352-80-424 0-426C80-424 94-352 84-300C80-330 70-352 50-366C10-352-40-356-62-372C-76-350-82-330-84-300Z'
const swept =
  'M-84-298C-94-350-84-430 4-428C84-426 92-350 84-298C82-330 74-350 58-366C20-372-8-384-26-400C-36-372-78-350-84-298Z'

export const hairStyles: Record<HairStyle, (tone: Tone) => Hair> = {
  cropped: ({ base }) => ({
    back: '',
    front: path(
      'M-83-316C-90-380-60-430 0-430S90-380 83-316C78-346 72-366 60-378C20-388-20-388-60-378C-72-366-78-346-83-316Z',
      base,
    ),
  }),
  parted: ({ base, tint }) => ({
    back: '',
    front:
      path(
        'M-84-308C-96-374-70-440 10-436C76-434 96-376 84-308C80-342 72-360 60-374C28-372-8-380-34-402C-44-376-78-360-84-308Z',
        base,
      ) + stroke('M-30-404C-10-420 20-424 40-418', tint, 4, 0.6),
  }),
  quiff: ({ base, tint }) => ({
    back: '',
    front:
      path(
        'M-83-312C-94-360-96-404-66-420C-40-462 50-464 78-430C92-400 90-350 83-312C78-340 74-360 64-376C30-366-30-370-62-384C-74-362-80-340-83-312Z',
        base,
      ) + stroke('M-50-420C-20-444 30-446 56-428', tint, 4, 0.6),
  }),
  curls: ({ base, shade }) => ({
    back: circle(0, -352, 112, shade),
    front: path(
      'M-86-300C-120-320-118-366-92-380C-100-420-60-446-34-436C-14-462 36-458 46-436C84-444 108-410 94-380C122-362 116-318 86-300C84-326 78-344 60-360C40-344 20-366 0-354C-20-366-40-344-60-360C-78-344-84-326-86-300Z',
      base,
    ),
  }),
  bald: ({ base }) => ({
    back: '',
    front: path(
      'M-84-300C-88-330-86-350-78-366C-70-344-72-322-74-306ZM84-300C88-330 86-350 78-366C70-344 72-322 74-306Z',
      base,
      0.8,
    ),
  }),
  bob: ({ base, shade }) => ({
    back: path(mirrored('0,-428 C 98,-428 108,-340 104,-218 C 100,-204 70,-204 56,-208 L 0,-208'), shade),
    front:
      path(fringe, base) +
      path(
        'M-84-340C-108-300-108-240-104-214C-96-206-80-208-74-214C-82-250-84-290-76-330ZM84-340C108-300 108-240 104-214C96-206 80-208 74-214C82-250 84-290 76-330Z',
        base,
      ),
  }),
  long: ({ base, shade }) => ({
    back: path(mirrored('0,-430 C 100,-430 104,-340 106,-240 C 110,-160 122,-110 112,-64 L 0,-64'), shade),
    front: path(swept, base) + path('M-82-330C-112-270-98-160-116-70C-100-54-84-64-78-80C-90-150-72-220-78-290Z', base),
  }),
  bun: ({ base, shade }) => ({
    back: circle(0, -452, 42, shade),
    front: path('M-84-304C-94-370-66-432 0-432S94-370 84-304C80-344 62-372 0-380C-62-372-80-344-84-304Z', base),
  }),
  waves: ({ base, shade }) => ({
    back: path(
      'M0-430C110-434 112-350 106-318C128-290 96-262 116-230C134-196 96-176 104-140C70-120-70-120-104-140C-96-176-134-196-116-230C-96-262-128-290-106-318C-112-350-110-434 0-430Z',
      shade,
    ),
    front: path(swept, base),
  }),
  ponytail: ({ base, shade }) => ({
    back: path(
      'M60-420C130-430 150-340 126-270C118-230 130-210 112-180C92-210 86-260 92-310C96-350 84-390 50-400Z',
      shade,
    ),
    front: path('M-84-304C-94-370-66-432 0-432S94-370 84-304C78-350 50-372 14-384C-20-366-70-360-84-304Z', base),
  }),
  scarf: ({ base, tint, shade }) => ({
    back: path(mirrored('0,-436 C 104,-436 110,-330 104,-260 C 104,-200 130,-150 140,-110 L 0,-110'), shade),
    front:
      path(
        'M0-436C104-436 112-330 100-262C96-210 60-176 0-172S-96-210-100-262C-112-330-104-436 0-436ZM0-396C-64-396-76-350-74-308C-70-250-40-218 0-218S70-250 74-308C76-350 64-396 0-396Z',
        base,
      ) +
      path('M-96-230C-60-180 40-160 100-232C112-180 80-120 20-110C-60-110-110-160-96-230Z', base) +
      stroke('M-70-176C-30-140 30-136 70-168', tint, 4, 0.5),
  }),
}
