import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const english = /\b(?:the|with|our|your)\b/

export const portugalAndBrazil: readonly GoldenBusiness[] = [
  {
    id: 'pt-surf-school',
    country: 'PT',
    language: 'pt-PT',
    answers: {
      businessName: 'Escola de Surf Maré Cheia',
      businessActivities:
        'Aulas de surf na Ericeira para todas as idades a partir dos 8 anos. Aula de grupo 35 €, aula privada 80 €, pack de 5 aulas 150 €. Fato e prancha incluídos. Seguro incluído. Treinadores certificados pela Federação Portuguesa de Surf. Todos os dias das 9h às 18h. English and German spoken.',
      businessLocation: 'Ericeira',
      contact: '912 555 018',
    },
    facts: [
      fact('trade', /aulas de surf/),
      fact('audience', /8 anos/),
      price(/grupo/, '35 €'),
      price(/privada/, '80 €'),
      price(/5 aulas/, '150 €'),
      fact('term', /fato e prancha incluídos/),
      fact('insurance', /seguro incluído/),
      fact('credential', /federação portuguesa de surf/),
      fact('other', /9 ?h às 18 ?h|9:00.{0,6}18:00/),
      fact('language', /english|inglês/),
      fact('language', /german|alemão/),
      fact('phone', '912 555 018'),
    ],
    absent: [english, 'R$', 'driving', 'condução', 'mergulho', 'kitesurf'],
    services: { not: ['English', 'German', 'Seguro', 'Todos os dias', 'Fato e prancha'] },
  },
  {
    id: 'br-confeiteira',
    country: 'BR',
    language: 'pt-BR',
    answers: {
      businessName: 'Doces da Jussara',
      businessActivities:
        'bolos e docinhos pra festa!! 🎂 brigadeiro R$ 180 o cento, beijinho R$ 170 o cento, bolo de ninho com morango R$ 95 o quilo, bolo de pote R$ 14. encomenda com 5 dias e 50% de sinal no pix. entrego em Savassi e Funcionários, taxa R$ 15. sem glúten não faço',
      businessLocation: 'Belo Horizonte - MG',
      contact: '(31) 95555-0129',
    },
    facts: [
      fact('trade', /bolos e docinhos/),
      price(/brigadeiro/, 'R$ 180'),
      price(/beijinho/, 'R$ 170'),
      price(/ninho com morango/, 'R$ 95'),
      price(/bolo de pote/, 'R$ 14'),
      fact('term', /5 dias/),
      fact('term', /50 ?% de sinal/),
      ...facts('area', 'Savassi', 'Funcionários'),
      price(/taxa|entrego/, 'R$ 15'),
      fact('term', /sem glúten não faço/),
      fact('phone', '(31) 95555-0129'),
      fact('person', 'Jussara'),
    ],
    absent: [english, '€', 'casamento', 'cupcake', 'salgados', 'cafeteria'],
    services: { not: ['Savassi', 'Funcionários', 'sem glúten', 'sinal', 'taxa', 'pix'] },
  },
  {
    id: 'br-eletricista',
    country: 'BR',
    language: 'pt-BR',
    answers: {
      businessName: 'Tonho Eletricista',
      businessActivities:
        'Eletricista residencial há 20 anos em Recife e Olinda. Visita R$ 80, troca de disjuntor R$ 120, instalação de chuveiro R$ 100, ventilador de teto R$ 130. Curso SENAI e NR-10. Segunda a sábado das 8 às 18. Aceito pix e cartão. Falar com Antônio.',
      businessLocation: 'Recife',
      contact: '81 95555-0144',
    },
    facts: [
      fact('trade', /eletricista/),
      fact('experience', '20 anos'),
      ...facts('area', 'Recife', 'Olinda'),
      price(/visita/, 'R$ 80'),
      price(/troca de disjuntor/, 'R$ 120'),
      price(/chuveiro/, 'R$ 100'),
      price(/ventilador de teto/, 'R$ 130'),
      fact('credential', 'SENAI'),
      fact('credential', 'NR-10'),
      hours('Mon-Sat', '8:00', '18:00', 'Segunda a sábado das 8 às 18'),
      fact('term', /pix e cartão/),
      fact('person', 'Antônio'),
      fact('phone', '81 95555-0144'),
    ],
    absent: [english, '€', 'encanador', 'ar condicionado', 'câmeras', 'emergência'],
    services: { not: ['Olinda', 'Antônio', 'SENAI', 'NR-10', 'Aceito pix', 'Segunda', 'há 20 anos'] },
  },
]
