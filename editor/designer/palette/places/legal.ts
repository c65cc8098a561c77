import { IconFileText, IconForms, IconGavel, IconLanguage, IconShieldLock } from '@tabler/icons-react'
import { placesIn } from './place.ts'

export const legalPlaces = [
  ...placesIn('Settings → Legal', [
    {
      label: 'Privacy page',
      icon: IconShieldLock,
      target: { field: 'settings.legal.privacy' },
      value: ({ settings }) => (settings.legal.privacy ? 'On' : 'Off'),
      words: {
        en: 'privacy, privacy policy, gdpr, data protection',
        es: 'privacidad, política de privacidad, protección de datos, rgpd',
        fr: 'confidentialité, politique de confidentialité, rgpd, données personnelles',
        it: 'privacy, informativa sulla privacy, protezione dei dati',
        de: 'Datenschutz, Datenschutzerklärung, DSGVO',
        pt: 'privacidade, política de privacidade, proteção de dados, lgpd',
        nl: 'privacy, privacyverklaring, avg, gegevensbescherming',
        pl: 'prywatność, polityka prywatności, rodo, ochrona danych',
        ja: 'プライバシー, プライバシーポリシー, 個人情報',
        ko: '개인정보, 개인정보처리방침',
      },
    },
    {
      label: 'Terms page',
      icon: IconFileText,
      target: { field: 'settings.legal.terms' },
      value: ({ settings }) => (settings.legal.terms ? 'On' : 'Off'),
      words: {
        en: 'terms page, terms and conditions, terms of service, conditions of use',
        es: 'términos y condiciones, condiciones de uso',
        fr: 'conditions générales, cgv, cgu',
        it: 'termini e condizioni, condizioni d’uso',
        de: 'AGB, Geschäftsbedingungen, Nutzungsbedingungen',
        pt: 'termos e condições, condições de uso',
        nl: 'algemene voorwaarden, gebruiksvoorwaarden',
        pl: 'regulamin, warunki korzystania',
        ja: '利用規約, 規約',
        ko: '이용약관, 약관',
      },
    },
    {
      label: 'Legal owner',
      icon: IconGavel,
      target: {
        field: ({ settings: { legal } }) =>
          legal.privacy || legal.terms ? 'settings.legal.owner' : 'settings.legal.privacy',
      },
      value: ({ settings }) => settings.legal.owner,
      words: {
        en: 'legal, imprint, legal owner, legal notice, registration, vat number, company number',
        es: 'aviso legal, legal, razón social, nif',
        fr: 'mentions légales, siret, numéro de tva',
        it: 'note legali, partita iva, titolare',
        de: 'Impressum, rechtlich, Inhaber, Umsatzsteuer-ID, Handelsregister',
        pt: 'aviso legal, legal, nif, cnpj',
        nl: 'juridisch, kvk-nummer, btw-nummer, eigenaar',
        pl: 'dane firmy, nip, informacje prawne',
        ja: '特定商取引法, 運営者, 法的表示',
        ko: '사업자등록번호, 법적 고지, 대표자',
      },
    },
  ]),
  ...placesIn('Settings → Languages', [
    {
      label: 'Website language',
      icon: IconLanguage,
      target: { field: 'settings.language' },
      value: ({ settings }) =>
        new Intl.DisplayNames('en', { type: 'language' }).of(settings.language) ?? settings.language,
      words: {
        en: 'language, website language, translate, translation',
        es: 'idioma, idioma de la web, traducir',
        fr: 'langue, langue du site, traduire',
        it: 'lingua, lingua del sito, tradurre',
        de: 'Sprache, Sprache der Website, übersetzen',
        pt: 'idioma, língua, traduzir',
        nl: 'taal, taal van de website, vertalen',
        pl: 'język, język strony, tłumaczenie',
        ja: '言語, サイトの言語, 翻訳',
        ko: '언어, 웹사이트 언어, 번역',
      },
    },
    {
      label: 'Contact form language',
      icon: IconForms,
      target: { field: 'settings.formLanguage' },
      words: {
        en: 'form language, contact form language',
        es: 'idioma del formulario',
        fr: 'langue du formulaire',
        it: 'lingua del modulo',
        de: 'Sprache des Formulars',
        pt: 'idioma do formulário',
        nl: 'taal van het formulier',
        pl: 'język formularza',
        ja: 'フォームの言語',
        ko: '양식 언어',
      },
    },
  ]),
]
