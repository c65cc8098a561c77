import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bados?', 'domingos?'],
    short: ['lun|l', 'mar|m', 'mi[eé]|x', 'jue|j', 'vie|v', 's[aá]b|s', 'dom|d'],
    weekdays: 'entre semana|d[ií]as laborables',
    weekends: '(?:los )?fines de semana|el fin de semana',
    daily: 'diario|todos los dias|todos los d[ií]as|cada d[ií]a|a diario|diariamente',
    to: 'a(?: las)?|al|hasta(?: las)?',
    and: 'y|e',
    open: 'horario|abiert[oa]s?|abrimos|atendemos|estamos abiertos|abre|de(?: las)?|los|el|desde(?: las)?',
    closed: 'cerrado|cerrada|cerramos|cierra',
    until: 'hasta las?',
    except: 'excepto|salvo|menos',
    numbers: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    appointment: '(?:s[oó]lo |[uú]nicamente )?con cita(?: previa)?|cita previa|previa cita',
    noon: 'mediod[ií]a',
    midnight: 'medianoche',
    clock: 'h|hs|horas|hrs',
  } // biome-ignore format: a list of words
