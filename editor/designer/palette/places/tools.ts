import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChartBar,
  IconDeviceMobile,
  IconHistory,
  IconInbox,
} from '@tabler/icons-react'
import { chosenDeviceAtom } from '#ui/site/device-switch.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { redoAtom, undoAtom } from '../../document/history.ts'
import { placesIn } from './place.ts'

const pressed = (name: string) => ({
  run: () => document.querySelector<HTMLElement>(`[data-click='${name}']`)?.click(),
})

export const toolPlaces = [
  ...placesIn('Toolbar', [
    {
      label: 'Undo',
      icon: IconArrowBackUp,
      target: { run: ({ store }) => store.set(undoAtom) },
      words: {
        en: 'undo, take back, revert, mistake',
        es: 'deshacer, revertir',
        fr: 'annuler la modification, défaire, revenir en arrière',
        it: 'annulla modifica, tornare indietro',
        de: 'rückgängig, zurücknehmen, widerrufen',
        pt: 'desfazer, reverter',
        nl: 'ongedaan maken, terugdraaien',
        pl: 'cofnij, wycofaj zmianę',
        ja: '元に戻す, 取り消す',
        ko: '실행 취소, 되돌리기',
      },
    },
    {
      label: 'Redo',
      icon: IconArrowForwardUp,
      target: { run: ({ store }) => store.set(redoAtom) },
      words: {
        en: 'redo, do again, repeat',
        es: 'rehacer',
        fr: 'rétablir, refaire',
        it: 'ripeti, rifare',
        de: 'wiederholen, wiederherstellen der Änderung',
        pt: 'refazer',
        nl: 'opnieuw doen, opnieuw uitvoeren',
        pl: 'ponów, powtórz zmianę',
        ja: 'やり直す',
        ko: '다시 실행',
      },
    },
    {
      label: 'History of changes',
      icon: IconHistory,
      target: pressed('history'),
      words: {
        en: 'history, changes, steps, what i changed',
        es: 'historial, cambios',
        fr: 'historique, modifications',
        it: 'cronologia, modifiche',
        de: 'Verlauf, Änderungen, Schritte',
        pt: 'histórico, alterações',
        nl: 'geschiedenis, wijzigingen',
        pl: 'historia, zmiany',
        ja: '変更履歴, 履歴',
        ko: '변경 내역, 기록',
      },
    },
    {
      label: 'Inbox',
      icon: IconInbox,
      target: { run: ({ navigate }) => void navigate(pages.inbox) },
      words: {
        en: 'inbox, messages, enquiries, customer messages, requests',
        es: 'mensajes, bandeja de entrada, consultas',
        fr: 'messages, boîte de réception, demandes',
        it: 'messaggi, posta in arrivo, richieste',
        de: 'Nachrichten, Posteingang, Anfragen',
        pt: 'mensagens, caixa de entrada, pedidos',
        nl: 'berichten, inbox, aanvragen, postvak',
        pl: 'wiadomości, skrzynka odbiorcza, zapytania',
        ja: 'メッセージ, 受信箱, 問い合わせ',
        ko: '메시지, 받은편지함, 문의',
      },
    },
    {
      label: 'Visitors',
      icon: IconChartBar,
      target: { run: ({ navigate, draft }) => void navigate(`${pages.visitors}?website=${draft.draftId}`) },
      words: {
        en: 'visitors, statistics, stats, visits, traffic, who visited, page views, visited my site',
        es: 'visitantes, estadísticas, visitas, tráfico',
        fr: 'visiteurs, statistiques, visites, fréquentation',
        it: 'visitatori, statistiche, visite, traffico',
        de: 'Besucher, Statistik, Besuche, Zugriffe',
        pt: 'visitantes, estatísticas, visitas, tráfego',
        nl: 'bezoekers, statistieken, bezoeken',
        pl: 'odwiedzający, statystyki, wizyty, ruch',
        ja: '訪問者, 統計, アクセス数',
        ko: '방문자, 통계, 방문 수',
      },
    },
    {
      label: 'Mobile view',
      icon: IconDeviceMobile,
      target: { run: ({ store }) => store.set(chosenDeviceAtom, 'Phone') },
      words: {
        en: 'phone view, mobile view, tablet, on a phone, responsive, desktop view',
        es: 'vista móvil, en el móvil, tableta',
        fr: 'vue mobile, sur téléphone, tablette',
        it: 'vista mobile, sul telefono, tablet',
        de: 'Handyansicht, mobile Ansicht, auf dem Handy, Tablet',
        pt: 'vista móvel, no telemóvel, tablet',
        nl: 'mobiele weergave, op de telefoon, tablet',
        pl: 'widok mobilny, na telefonie, tablet',
        ja: 'スマホ表示, モバイル表示',
        ko: '모바일 보기, 휴대폰에서 보기',
      },
    },
  ]),
]
