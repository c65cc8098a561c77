/** What is decided by when there are two ways to do something. */
export const beliefs = [
  {
    title: 'A page opens at once',
    text: 'Your customer is standing in a street with one bar of signal. So a published page is plain HTML, a dozen kilobytes of it, with nothing that has to start up first.',
  },
  {
    title: 'Nothing is made up',
    text: 'What you don’t say isn’t on your page: no slogan, no price, no happy customer. A section with nothing to say waits until it has. That goes for this page, too: the invented people below are marked.',
  },
  {
    title: 'It’s yours to take away',
    text: 'Your words, your pictures and every version you published come as a download, whenever you like. Leaving should be as easy as arriving. That’s why people can stay without worrying.',
  },
  {
    title: 'The door is held open',
    text: 'Everything works with keys alone, can be read aloud, and stands out from its background whatever colors you choose. Not as an extra. It’s what manners look like on the web.',
  },
  {
    title: 'Visitors are guests',
    text: 'Nobody is followed around on your page unless you switch that on yourself, and then they’re asked first. We set no cookies on it; you learn how many came, and overnight we forget who.',
  },
  {
    title: 'Less, but finished',
    text: 'No shop, no blog, no forum. One page for a business that works with people, done properly. There are good tools for the rest, and we’ll tell you when you need one.',
  },
] as const
