import {
  IconChecklist,
  IconCloudOff,
  IconDeviceFloppy,
  IconExternalLink,
  IconLink,
  IconMaximize,
  IconQrcode,
  IconRocket,
  IconShare2,
  IconVersions,
  IconWorldCog,
} from '@tabler/icons-react'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { takingOfflineAtom } from '#editor/websites/queries.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { saveDraftAtom } from '../../document/save.ts'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from '../../preview/queries.ts'
import { publishedAtom, publishOpenAtom, versionsOpenAtom } from '../../publish/publishing.ts'
import { placesIn, type Tools } from './place.ts'

const isPublished = (_site: unknown, { handle }: Draft) => handle !== null

/** Right after the first publish, the list doesn't have the URL yet. The app's host redirects there. */
const addressOf = ({ queries, draft: { draftId, handle } }: Tools): string =>
  queries.getQueryData(draftsQuery.queryKey)?.find((item) => item.draftId === draftId)?.url ?? `/${handle}`

export const publishingPlaces = [
  ...placesIn('Publish', [
    {
      label: 'Publish',
      icon: IconRocket,
      target: { run: ({ store }) => store.set(publishOpenAtom, true) },
      words: {
        en: 'publish, go live, put online, update the website, launch, schedule publishing',
        es: 'publicar, poner en línea, lanzar',
        fr: 'publier, mettre en ligne, lancer',
        it: 'pubblicare, mettere online, lanciare',
        de: 'veröffentlichen, online stellen, live schalten, freischalten',
        pt: 'publicar, colocar online, lançar',
        nl: 'publiceren, online zetten, live zetten',
        pl: 'opublikuj, publikacja, uruchom stronę',
        ja: '公開, 公開する',
        ko: '게시, 공개, 발행',
      },
    },
    {
      label: 'Checklist before publishing',
      icon: IconChecklist,
      target: { run: ({ store }) => store.set(publishOpenAtom, true) },
      words: {
        en: 'checklist, what is missing, to do, check my website, mistakes, problems',
        es: 'lista de comprobación, qué falta, revisar',
        fr: 'liste de contrôle, que manque-t-il, vérifier',
        it: 'lista di controllo, cosa manca, controllare',
        de: 'Checkliste, was fehlt noch, prüfen, Fehler',
        pt: 'lista de verificação, o que falta, verificar',
        nl: 'checklist, wat ontbreekt, controleren',
        pl: 'lista kontrolna, czego brakuje, sprawdź',
        ja: 'チェックリスト, 確認',
        ko: '체크리스트, 확인, 점검',
      },
    },
    {
      label: 'Version history',
      icon: IconVersions,
      target: { run: ({ store }) => store.set(versionsOpenAtom, {}) },
      words: {
        en: 'versions, version history, old version, earlier version, restore, go back, backup, previous version',
        es: 'versiones, historial de versiones, versión anterior, restaurar',
        fr: 'versions, historique des versions, version précédente, restaurer',
        it: 'versioni, cronologia delle versioni, versione precedente, ripristinare',
        de: 'Versionen, Versionsverlauf, alte Version, frühere Version, wiederherstellen',
        pt: 'versões, histórico de versões, versão anterior, restaurar',
        nl: 'versies, versiegeschiedenis, oude versie, herstellen',
        pl: 'wersje, historia wersji, poprzednia wersja, przywróć',
        ja: 'バージョン履歴, 以前のバージョン, 復元',
        ko: '버전 기록, 이전 버전, 복원',
      },
    },
    {
      label: 'Save draft',
      icon: IconDeviceFloppy,
      target: { run: ({ store }) => void store.set(saveDraftAtom) },
      words: {
        en: 'save, save draft, store',
        es: 'guardar, guardar borrador',
        fr: 'enregistrer, sauvegarder, brouillon',
        it: 'salvare, salva bozza',
        de: 'speichern, Entwurf speichern, sichern',
        pt: 'guardar, salvar, guardar rascunho',
        nl: 'opslaan, bewaren, concept opslaan',
        pl: 'zapisz, zapisz szkic',
        ja: '保存, 下書き保存',
        ko: '저장, 초안 저장',
      },
    },
  ]),
  ...placesIn('Preview', [
    {
      label: 'Share a private preview',
      icon: IconShare2,
      target: { run: ({ store }) => store.set(previewLinkOpenAtom, true) },
      words: {
        en: 'private preview, share preview, preview link, show a friend, share draft, private link, share',
        es: 'vista previa privada, compartir, enlace privado',
        fr: 'aperçu privé, partager, lien privé',
        it: 'anteprima privata, condividere, link privato',
        de: 'private Vorschau, teilen, Vorschaulink, Entwurf zeigen',
        pt: 'pré-visualização privada, partilhar, compartilhar, link privado',
        nl: 'privévoorbeeld, delen, voorbeeldlink',
        pl: 'prywatny podgląd, udostępnij, link do podglądu',
        ja: '限定公開, 共有, プレビューリンク',
        ko: '비공개 미리보기, 공유, 미리보기 링크',
      },
    },
    {
      label: 'Share your website',
      icon: IconQrcode,
      when: isPublished,
      target: { run: (tools) => tools.store.set(publishedAtom, { url: addressOf(tools), isFullScreen: true }) },
      words: {
        en: 'share website, qr code, tell people, copy link, print a code',
        es: 'compartir la web, código qr, copiar enlace',
        fr: 'partager le site, code qr, copier le lien',
        it: 'condividere il sito, codice qr, copiare il link',
        de: 'Website teilen, QR-Code, Link kopieren',
        pt: 'partilhar o site, compartilhar o site, código qr, copiar link',
        nl: 'website delen, qr-code, link kopiëren',
        pl: 'udostępnij stronę, kod qr, kopiuj link',
        ja: 'サイトを共有, QRコード',
        ko: '사이트 공유, QR 코드',
      },
    },
    {
      label: 'Full-screen preview',
      icon: IconMaximize,
      target: { run: ({ store }) => store.set(fullScreenPreviewAtom, true) },
      words: {
        en: 'preview, full screen, see my website, look at the page',
        es: 'vista previa, pantalla completa, ver mi web',
        fr: 'aperçu, plein écran, voir mon site',
        it: 'anteprima, schermo intero, vedere il sito',
        de: 'Vorschau, Vollbild, Ansicht, Website ansehen',
        pt: 'pré-visualização, ecrã inteiro, tela cheia',
        nl: 'voorbeeld, volledig scherm, website bekijken',
        pl: 'podgląd, pełny ekran, zobacz stronę',
        ja: 'プレビュー, 全画面',
        ko: '미리보기, 전체 화면',
      },
    },
    {
      label: 'Visit website',
      icon: IconExternalLink,
      when: isPublished,
      target: { run: (tools) => window.open(addressOf(tools), '_blank', 'noopener') },
      words: {
        en: 'visit website, open website, live website, public page',
        es: 'visitar la web, abrir la web',
        fr: 'visiter le site, ouvrir le site',
        it: 'visitare il sito, aprire il sito',
        de: 'Website besuchen, Website öffnen, Homepage',
        pt: 'visitar o site, abrir o site',
        nl: 'website bezoeken, website openen',
        pl: 'odwiedź stronę, otwórz stronę',
        ja: 'サイトを開く, 公開ページ',
        ko: '웹사이트 열기, 사이트 방문',
      },
    },
  ]),
  ...placesIn('Settings → Address', [
    {
      label: 'Web address',
      icon: IconLink,
      target: { field: 'settings.webAddress' },
      words: {
        en: 'web address, url, link of my website, website address',
        es: 'dirección web, url, enlace de mi web',
        fr: 'adresse web, url, adresse du site',
        it: 'indirizzo web, url, indirizzo del sito',
        de: 'Webadresse, URL, Internetadresse, Adresse der Website',
        pt: 'endereço web, url, endereço do site',
        nl: 'webadres, url, adres van de website',
        pl: 'adres strony, url, adres internetowy',
        ja: 'ウェブアドレス, URL, サイトのアドレス',
        ko: '웹 주소, URL, 사이트 주소',
      },
    },
    {
      label: 'Your own domain',
      icon: IconWorldCog,
      target: { run: ({ store, draft }) => store.set(domainsOpenAtom, { draftId: draft.draftId }) },
      words: {
        en: 'domain, own domain, connect a domain, dns, domain name, custom domain',
        es: 'dominio, dominio propio, conectar dominio, dns',
        fr: 'domaine, nom de domaine, domaine personnel, dns',
        it: 'dominio, dominio personale, collegare dominio, dns',
        de: 'Domain, eigene Domain, Domain verbinden, DNS',
        pt: 'domínio, domínio próprio, ligar domínio, dns',
        nl: 'domein, eigen domein, domeinnaam, dns',
        pl: 'domena, własna domena, podłącz domenę, dns',
        ja: 'ドメイン, 独自ドメイン, DNS',
        ko: '도메인, 내 도메인, DNS',
      },
    },
    {
      label: 'Take offline',
      icon: IconCloudOff,
      when: isPublished,
      target: {
        run: ({ store, draft: { draftId, handle, websiteSettings } }) =>
          handle && store.set(takingOfflineAtom, { draftId, handle, businessName: websiteSettings.businessName }),
      },
      words: {
        en: 'take offline, unpublish, hide the website, pause the website',
        es: 'quitar de internet, despublicar, ocultar la web',
        fr: 'mettre hors ligne, dépublier',
        it: 'mettere offline, nascondere il sito',
        de: 'offline nehmen, abschalten, vom Netz nehmen',
        pt: 'pôr offline, despublicar, tirar do ar',
        nl: 'offline halen, website verbergen',
        pl: 'wyłącz stronę, zdejmij z sieci',
        ja: '非公開にする, オフライン',
        ko: '비공개로 전환, 오프라인',
      },
    },
  ]),
]
