import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: 'gr[aá]tis|gratuit[oa]s?',
  isFree: '(?:é |são |sempre |totalmente )*(?:gr[aá]tis|gratuit[oa]s?|sem custo)',
  no: '(?:sem|não (?:cobro|cobramos|há|temos)|nenhuma?|zero)',
  isNone: '(?:nenhuma?|zero)',
  and: 'e',
  not: 'não|nunca|nenhuma?|sem|nem',
  limits:
    'se|quando|exceto|salvo|só|somente|apenas|acima|a partir|até|dentro|primeir[oa]s?|pedidos|algu(?:m|ns|mas?)|mais de|menos de|desde|fora|entre|úteis',
  limitsAfter: 'para(?! tod[oa]s?(?!\\p{L}))|em|n[oa]s?|com|por|após|depois|antes|de',
  idle: '(?:e )?sem compromisso(?: e)?',
  facts: {
    callOut: {
      label: 'Taxa de deslocamento',
      charge: '(?:taxas?|custos?) (?:de|por) (?:deslocamento|deslocação|visita)',
      service: 'deslocamentos?|deslocaç(?:ão|ões)',
    },
    quote: { label: 'Orçamento', service: 'orçamentos?' },
    minimum: { label: 'Mínimo', charge: '(?:pedido |consumo |valor )?mínimo' },
    booking: { label: 'Taxa de reserva', charge: 'taxas? de (?:reserva|agendamento)' },
    consultation: { label: 'Consulta', service: 'consultas?' },
    delivery: {
      label: 'Entrega',
      charge: 'taxas? de entrega|custos? de (?:envio|entrega)',
      service: 'entregas?(?: (?:em|ao) domicílio)?',
    },
  },
}
