import { IconCash, IconListDetails, IconReceipt2, IconTag } from '@tabler/icons-react'
import { knownOf } from './known-facts.ts'
import { placesIn } from './place.ts'

export const offerPlaces = [
  ...placesIn('Settings → Business', [
    {
      label: 'Services and prices',
      icon: IconTag,
      target: { field: 'business.services' },
      value: knownOf('services'),
      words: {
        en: 'prices, services, price, cost, rates, fees, offers, what we offer, treatments, menu, products, dishes',
        es: 'precios, servicios, tarifas, coste, oferta, productos, carta',
        fr: 'prix, tarifs, prestations, services, coût, produits, carte',
        it: 'prezzi, servizi, tariffe, costo, listino, prodotti',
        de: 'Preise, Leistungen, Preis, Kosten, Angebote, Dienstleistungen, Produkte, Speisekarte, Angebot',
        pt: 'preços, serviços, tarifas, custo, produtos',
        nl: 'prijzen, diensten, tarieven, prijs, kosten, producten, aanbod',
        pl: 'ceny, usługi, cennik, cena, koszt, oferta, produkty',
        ja: '料金, 価格, 値段, サービス, 商品, メニュー',
        ko: '가격, 요금, 서비스, 상품, 메뉴, 메뉴판',
      },
    },
    {
      label: 'Hourly rate',
      icon: IconCash,
      target: { field: 'business.rate' },
      words: {
        en: 'rate, hourly rate, day rate, price per hour',
        es: 'precio por hora, tarifa por hora',
        fr: 'tarif horaire, taux horaire, prix à l’heure',
        it: 'tariffa oraria, prezzo all’ora',
        de: 'Stundensatz, Stundenlohn, Preis pro Stunde, Tagessatz',
        pt: 'preço por hora, valor da hora',
        nl: 'uurtarief, prijs per uur',
        pl: 'stawka godzinowa, cena za godzinę',
        ja: '時間料金, 時給',
        ko: '시간당 요금',
      },
    },
    {
      label: 'Terms',
      icon: IconReceipt2,
      target: { field: 'business.terms' },
      value: knownOf('terms'),
      words: {
        en: 'terms, deposit, cancellation, payment, payment methods, call-out fee, minimum order, conditions, cancellation policy',
        es: 'condiciones, depósito, cancelación, pago, formas de pago',
        fr: 'conditions, acompte, annulation, paiement, moyens de paiement',
        it: 'condizioni, acconto, cancellazione, pagamento, disdetta',
        de: 'Bedingungen, Anzahlung, Stornierung, Zahlung, Zahlungsarten, Absage, Anfahrtskosten',
        pt: 'condições, sinal, cancelamento, pagamento',
        nl: 'voorwaarden, aanbetaling, annuleren, betaling, voorrijkosten',
        pl: 'warunki, zaliczka, odwołanie, płatność, formy płatności',
        ja: '条件, 予約金, キャンセル, 支払い',
        ko: '조건, 예약금, 취소, 결제',
      },
    },
  ]),
  ...placesIn('Add a section', [
    {
      label: 'Price list on the page',
      icon: IconListDetails,
      target: { start: 'Price list' },
      words: {
        en: 'price list, add a price list, price table, menu section',
        es: 'lista de precios, tabla de precios',
        fr: 'liste de prix, grille tarifaire',
        it: 'lista dei prezzi, listino prezzi',
        de: 'Preisliste, Preistabelle',
        pt: 'lista de preços, tabela de preços',
        nl: 'prijslijst',
        pl: 'lista cen, tabela cen',
        ja: '料金表, 価格表',
        ko: '가격표, 요금표',
      },
    },
  ]),
]
