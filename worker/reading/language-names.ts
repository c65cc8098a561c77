import { memoize } from '../../renderer/memoize.ts'

/** Languages that businesses in many countries speak with customers. */
const codes =
  'en es fr it de ja ko pt nl pl sv da nb fi is ga cy gd ca eu gl ru uk be cs sk sl hr sr bs mk bg ro hu el tr ar he fa ku ps ur hi pa gu bn ta te ml kn mr ne si th vi lo km my id ms tl yi zh yue so am ti sw yo ig ha zu xh af st sq hy ka az kk uz et lv lt mt lb mi sm'.split(
    ' ',
  )

const others: Readonly<Record<string, string>> = {
  ...{ mandarin: 'zh', 'mandarin chinese': 'zh', cantonese: 'yue', farsi: 'fa', dari: 'fa', tagalog: 'tl', filipino: 'tl', flemish: 'nl', gaelic: 'gd' },
  ...{ castilian: 'es', castellano: 'es', valenciano: 'ca', 'brazilian portuguese': 'pt-BR', bsl: 'bfi', 'british sign language': 'bfi' },
  ...{ asl: 'ase', 'american sign language': 'ase', 'swiss german': 'gsw', schweizerdeutsch: 'gsw', norwegian: 'nb', norwegisch: 'nb', noruego: 'nb' },
  ...{ mandarino: 'zh', mandarín: 'zh', englisch: 'en', afrikaans: 'af', irish: 'ga', bosnian: 'bs', kurdish: 'ku', sinhala: 'si', gebärdensprache: 'gsg' },
  ...{ latin: 'la', latein: 'la', latín: 'la', latino: 'la', latim: 'la', latijn: 'la', łacina: 'la' },
  ...{ po: '', angielsku: 'en', niemiecku: 'de', polsku: 'pl', rosyjsku: 'ru', ukraińsku: 'uk', francusku: 'fr', hiszpańsku: 'es', włosku: 'it' },
  ...{ 中国語: 'zh', 英語: 'en', 日本語: 'ja', 韓国語: 'ko', スペイン語: 'es', フランス語: 'fr', 영어: 'en', 한국어: 'ko', 일본어: 'ja', 중국어: 'zh' },
} // biome-ignore format: a table is easier to read with one row per line

/** Lowercase language names with their codes (BCP 47), in English and in the text's language. */
export const languageNames = memoize((language: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const locale of new Set(['en', 'es', language])) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name) names.set(name.toLowerCase(), code)
    }
  }
  for (const [name, code] of Object.entries(others)) if (code !== '') names.set(name, code)
  return names
}, 16)
