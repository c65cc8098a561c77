import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: 'gratis|gratuit[oa]s?',
  isFree: '(?:es |son |siempre |totalmente )*(?:gratis|gratuit[oa]s?|sin (?:coste?|costo|cargo))',
  no: '(?:sin|cero|no (?:cobro|cobramos|hay|tenemos)|ning[uú]n)(?: (?:el|la))?',
  isNone: '(?:ning[uú]no|cero)',
  and: '[ye]',
  not: 'no|nunca|jam[aá]s|ning[uú]n\\p{L}*|sin|tampoco',
  limits:
    'si|cuando|salvo|excepto|s[oó]lo|solamente|a partir|desde|superior(?:es)?|m[aá]s de|menos de|hasta|dentro|primer[oa]?s?|pedidos?|algun[oa]s|entre|fuera|laborables|semana',
  limitsAfter: 'para(?! tod[oa]s?(?!\\p{L}))|en|con|por|de|despu[eé]s|antes|al?',
  idle: '(?:y )?sin (?:ning[uú]n )?compromiso(?: y)?',
  facts: {
    callOut: {
      label: 'Desplazamiento',
      charge: '(?:(?:gastos?|costes?|costos?|cargos?|tarifas?) (?:de|por) )?desplazamiento',
      service: 'desplazamientos?',
    },
    quote: { label: 'Presupuesto', service: 'presupuestos?' },
    minimum: {
      label: 'Mínimo',
      charge: '(?:pedido |consumo |importe )?m[ií]nimos?(?: de (?:compra|pedido|consumo))?',
    },
    booking: {
      label: 'Gastos de reserva',
      charge: '(?:gastos?|cargos?|tarifas?|comisi[oó]n(?:es)?) (?:de|por) reserva',
    },
    consultation: { label: 'Consulta', service: 'consultas?' },
    delivery: {
      label: 'Entrega',
      charge: 'gastos? de (?:env[ií]o|entrega)',
      service: '(?:entregas?|env[ií]os?|reparto)(?: a domicilio)?',
    },
  },
}
