import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['segundas?(?:-feiras?)?', 'terças?(?:-feiras?)?', 'quartas?(?:-feiras?)?', 'quintas?(?:-feiras?)?', 'sextas?(?:-feiras?)?', 'sábados?', 'domingos?'],
    short: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb|sab', 'dom'],
    weekdays: 'dias úteis|durante a semana',
    weekends: '(?:aos? )?fi(?:m|ns) de semana',
    daily: 'todo dia|todos os dias|diariamente',
    to: 'até|a|à|às|até às|até as|ao|as',
    and: 'e',
    open: 'horário|abertos?|aberta|abrimos|funcionamos|atendemos|funcionamento|de|das|aos?|às|das|desde as',
    closed: 'fechad[oa]s?|fechamos|encerrad[oa]s?|encerramos',
    until: 'até (?:às|as)',
    except: 'exceto|excepto|menos',
    numbers: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
    appointment: '(?:só |apenas )?(?:com|por) (?:marcação|agendamento|hora marcada)(?: prévia)?|com hora marcada',
    noon: 'meio-dia',
    midnight: 'meia-noite',
    clock: 'h|hs|horas',
  } // biome-ignore format: a list of words
