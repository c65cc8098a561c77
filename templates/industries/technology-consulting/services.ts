import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Technology review',
    text: 'We list what you own, rent and forgot, and talk to the people who use it. You get a short report: keep, fix, drop.',
    picture: ['laptop magnifier', 'A laptop under a magnifying glass'],
    stems: 'review audit assess strateg roadmap consult advis plan',
  },
  {
    name: 'Everyday IT support',
    text: 'Printers, passwords, new starters and the laptop that fell. People reach a person, and the same question gets a permanent answer the second time.',
    picture: ['headphones laptop', 'Headphones beside a laptop'],
    stems: 'support help desk managed maintain trouble it service printer',
  },
  {
    name: 'Moving to the cloud',
    text: 'Mail, files and servers moved in the right order, with a way back at each step. Nobody loses the folder that everyone forgot about.',
    picture: ['server', 'A server with its lights on'],
    stems: 'cloud migrat server host microsoft google workspace azure aws office move',
  },
  {
    name: 'Security',
    text: 'Locks on the accounts, updates that happen, people who recognize a fishy email. Proportionate to your size rather than to the headlines.',
    picture: ['shield laptop', 'A laptop with a shield'],
    stems: 'secur cyber firewall phish virus protect complian password threat penetrat',
  },
  {
    name: 'Backups and recovery',
    text: 'Copies in more than one place, and a restore we practice with you. You’ll know how long a bad day would last.',
    picture: ['server shield', 'A server beside a shield'],
    stems: 'backup recover disaster restor continu data',
  },
  {
    name: 'Software selection',
    text: 'We write down what it has to do, try the likely ones with your staff and read the contract to the end. Sometimes the one you have will do.',
    picture: ['monitor notebook', 'A monitor beside an open notebook'],
    stems: 'select vendor procure erp crm choos system licens compar implement',
  },
  {
    name: 'Custom software',
    text: 'For the process that no product fits. Small pieces, shown to you early, with the code in your name.',
    picture: ['monitor keyboard desk', 'A desk with a monitor'],
    stems: 'custom software develop app cod program engineer api',
  },
  {
    name: 'Automation and data',
    text: 'Figures typed once instead of four times, and reports that write themselves. We start with the task your team likes least.',
    picture: ['bar chart monitor', 'A chart on a monitor'],
    stems: 'automat data analy report dashboard integrat ai artificial machine workflow excel spreadsheet intellig',
  },
  {
    name: 'Websites and mail',
    text: 'Domains, hosting and mailboxes in one place, with the renewal dates written down. Yours stay registered in your name.',
    picture: ['envelope laptop', 'An envelope beside a laptop'],
    stems: 'web site domain email mail seo online shop',
  },
  {
    name: 'Networks and Wi-Fi',
    text: 'Signal in the meeting room as well as the corridor, and guests kept apart from the payroll. Cables labeled at both ends.',
    picture: ['cable plug', 'A coiled cable with its plug'],
    stems: 'network wifi wi-fi cabl router internet phone voip infrastruct',
  },
]

export const anyService: readonly string[] = [
  'We look at how you do it today, agree on what better would mean and set a price before we start.',
  'Done in small steps, each of which is useful by itself. You can stop after any of them.',
  'Set up, tested with the people who will use it and written down so that others can look after it.',
  'Ask what it would take for an office of your size. We’ll say so if it isn’t worth it yet.',
  'Explained in plain words, before and after. You’ll know what it does and what it costs to keep.',
]
