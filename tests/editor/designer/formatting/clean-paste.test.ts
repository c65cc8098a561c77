// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { linkOf, pastedBlocks } from '#editor/designer/formatting/clean-paste.ts'
import { fromBlocks, plainWords } from '#renderer/document/values/formatted-text.ts'
import { googleDocsHtml, wordHtml } from './pasted-html.ts'

const html = (markup: string) => fromBlocks(pastedBlocks({ html: markup, text: '' }))
const text = (plain: string) => fromBlocks(pastedBlocks({ html: '', text: plain }))

describe('a paste from Word', () => {
  // ASVS 1.3.1
  it('keeps only bold, italics, links and lists', () => {
    expect(html(wordHtml)).toEqual({
      blocks: [
        {
          runs: [
            { text: 'Our ' },
            { text: 'spring', bold: true },
            { text: ' offer, until ' },
            { text: 'May', italic: true },
          ],
        },
        { item: true, runs: [{ text: 'Boiler service' }] },
        { item: true, runs: [{ text: 'Gas ' }, { text: 'safety', bold: true }, { text: ' check' }] },
        {
          runs: [
            { text: 'See ' },
            { text: 'our prices', link: { type: 'Web', value: 'https://alder.example/prices' } },
            { text: '.' },
          ],
        },
        { runs: [{ text: 'Cut £20' }] },
        { runs: [{ text: 'Color £45' }] },
      ],
    })
  })
})

describe('a paste from Google Docs', () => {
  it('keeps bold text bold, even inside a bold element that wraps the whole paste', () => {
    expect(html(googleDocsHtml)).toEqual({
      blocks: [
        {
          runs: [
            { text: 'We are ' },
            { text: 'open', bold: true },
            { text: ' on ' },
            { text: 'Sundays', italic: true },
          ],
        },
        { item: true, runs: [{ text: 'Haircut' }] },
        { item: true, runs: [{ text: 'Beard, ' }, { text: 'hot towel', bold: true, italic: true }] },
      ],
    })
  })
})

describe('hostile HTML', () => {
  it.each([
    ['<img src=x onerror=alert(1)>hello', 'hello'],
    ['<script>alert(1)</script><style>p{}</style>hello<svg onload=alert(1)><text>x</text></svg>', 'hello'],
    ['<a href="javascript:alert(1)">hello</a>', 'hello'],
    ['<a href=" JaVaScRiPt:alert(1)">hello</a>', 'hello'],
    ['<a href="data:text/html,x">hello</a>', 'hello'],
    ['<iframe srcdoc="<b>x</b>">x</iframe><object>y</object>hello', 'hello'],
    ['<p style="position:fixed;background:url(//evil.example)">hello</p>', 'hello'],
    ['<template><b>x</b></template><noscript><p>x</p></noscript>hello', 'hello'],
    ['<span style="display:none">secret</span>hello', 'hello'],
    ['\u202ehel\u200blo\ufeff\u0000', 'hello'],
    ['<!--[if gte mso 9]><xml>x</xml><![endif]-->hello', 'hello'],
  ])('%j loses everything but its text', (markup, words) => expect(html(markup)).toBe(words))

  it('ends up flat and safe despite extreme nesting', () => {
    expect(plainWords(html(`${'<ul><li>'.repeat(400)}deep`))).toBe('- deep')
  })
})

describe('the structure of pasted text', () => {
  it('flattens nested lists', () => {
    expect(html('<ul><li>one<ul><li>two</li></ul></li><li><p>three</p></li></ul>')).toEqual({
      blocks: ['one', 'two', 'three'].map((words) => ({ item: true, runs: [{ text: words }] })),
    })
  })

  it('keeps joined emoji, right-to-left text and line breaks', () => {
    expect(html('<p>👩‍👩‍👧 مرحبا<br>two</p>')).toBe('👩‍👩‍👧 مرحبا\ntwo')
  })

  it('collapses spaces as a browser does', () => {
    expect(html('<p>  a&nbsp;&nbsp; b\n <b> c</b> </p>\n<p> </p>')).toEqual({
      blocks: [{ runs: [{ text: 'a b ' }, { text: 'c', bold: true }] }],
    })
  })

  it('becomes paragraphs if it is plain text, or a list if its lines have bullets', () => {
    expect(text('one\r\n\r\n\r\ntwo\r\nthree')).toBe('one\n\ntwo\nthree')
    expect(plainWords(text('We do:\n• taps\n• drains'))).toBe('We do:\n\n- taps\n- drains')
    expect(text('- not a list')).toBe('- not a list')
    expect(
      plainWords(text(Array.from({ length: 200 }, (_, index) => `- item ${index}`).join('\n'))).split('\n'),
    ).toHaveLength(200)
  })

  it('keeps only links that a page may contain', () => {
    expect(linkOf('mailto:jo@alder.example?subject=x')).toEqual({ type: 'Email', value: 'jo@alder.example' })
    expect(linkOf('tel:+442079460958')).toEqual({ type: 'Phone', value: '+442079460958' })
    for (const href of ['#contact', '/prices', 'ftp://a.example', 'vbscript:x', ''])
      expect(linkOf(href)).toBeUndefined()
  })
})
