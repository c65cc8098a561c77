import fc from 'fast-check'

/** Text that has broken pages before: markup, closing tags, control characters, and long words. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '</style><style>*{display:none}</style>',
  '</title></head><body onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '<!-- <iframe srcdoc="<script>alert(1)</script>">',
  ']]><svg/onload=alert(1)>',
  '&lt;b&gt; &amp;amp; &#0; &nosuch;',
  '{{7*7}} <%= 7*7 %> `x`',
  '\u202egnirts eht sesrever\u202c \u2066isolated\u2069',
  '\u202eunended',
  '👩‍👩‍👧‍👦👨🏽‍🚒🏳️‍🌈🇵🇹',
  '\ud83d',
  '\udc00 alone',
  'مرحبا بالعالم، نحن نصنع المطابخ',
  'שלום עולם, אנחנו בונים מטבחים',
  '日本語の長い文章には空白がありません。',
  'Z̸̡͓a̵l̴g̶o̷'.repeat(6),
  'tab\there, line\nbreak,\r\nreturn, \u2028separator',
  '   ',
  '# heading\n- point\n[link](javascript:alert(1)) | table |',
  'Donaudampfschifffahrtsgesellschaft'.repeat(4),
  'W'.repeat(10_000),
  'م'.repeat(10_000),
  '👩‍👩‍👧‍👦'.repeat(900),
] as const

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom('Kitchens', 'Café', 'made by hand', 'Łódź', '24/7', '') },
)

/** Any text of at most `max` characters, possibly cut within a character. */
export const anyText = (max: number): fc.Arbitrary<string> =>
  fc.array(word, { maxLength: 3 }).map((words) => words.join(' ').slice(0, max))

/** Any text in place of a URL. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example/"onclick="x',
    'https://user:secret@evil.example/',
    'https://example.com/a?b=c&d="e"#f',
    'HTTP://Example.COM/Path',
    'example.com',
    'bücher.example/straße',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'jane@example.com',
    'jane@example.com?bcc=all@example.com',
    '+351 21 555 0100',
    '555',
    '#contact',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    'https://www.youtube.com/watch?v="><script>',
  ),
  anyText(120),
)

/** A valid picture URL, whether or not the file exists. */
export const anyPictureAddress: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'https://images.pexels.com/photos/1/a.jpg',
    'https://images.unsplash.com/photo-1?w=1080,h=2&fit=crop',
    'https://api.openverse.org/v1/images/%/thumb/;sandbox;',
    '/media/0123/regular.webp',
    '/media/-/javascript',
  ),
  fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => `https://images.pexels.com/${text.replace(/[\s"'<>\\]/gu, '')}`),
)
