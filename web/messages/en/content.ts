import type { Format } from '../format.ts'

const home = ({ counted }: Format) => ({
  offers: 'Offers of the season',
  categories: 'Shop by category',
  more: 'More departments',
  jobs: 'Start with the job',
  facts: {
    label: 'Good to know',
    cut: 'Cut to your list',
    cutFrom: 'a sheet, edged if you like',
    from: 'from',
    ring: 'Questions? Ring us',
    open: (closing: string) => `Open today until ${closing}`,
    opens: (hours: string) => `Open today ${hours}`,
    closed: () => 'Closed at the moment',
  },
  newProducts: 'New arrivals',
  bestSellers: 'Best sellers',
  specialOffers: 'Special offers',
  products: (count: number) => counted(count, 'product', 'products'),
})

/** The blog. */
const news = () => ({
  title: 'Latest News',
  description: 'Our latest news and events',
  none: 'There is no news yet.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of the news',
  all: 'All news',
})

const contact = () => ({
  title: 'Contact us',
  description: 'Ask about products, sizes, delivery and orders: by telephone, by e-mail or with the form.',
  write: 'Write to us',
  writeHint: 'We answer by e-mail, most often on the same working day.',
  call: 'Call us',
  name: 'Your name',
  email: 'E-mail address',
  subject: 'What is it about?',
  message: 'Your message',
  messageHint: 'Sizes, quantities and an order number help us to answer at once.',
  send: 'Send message',
  sent: (email: string) => `Thank you. Your message is with us, and the answer goes to ${email}.`,
  another: 'Write another message',
})

const errorPages = ({ counted, dateTime }: Format) => ({
  notFound: {
    title: 'We cannot find this page',
    text: 'The address may have changed, or the product is no longer made. The categories above lead on, and so does a search.',
    home: 'To the home page',
    search: 'Search the shop',
  },
  unreadable: {
    title: 'This address cannot be read',
    text: 'Something in it was lost or changed on its way here, as happens to links that are cut off in the middle. The home page leads to everything we have.',
    home: 'To the home page',
  },
  offline: {
    title: 'This page is not on your device yet',
    text: 'The product, category or CMS page is not available in Offline mode. Pages you have opened before still work, and this one will as soon as you are back online.',
    back: 'Back to where you were',
    visited: 'Opened on this device',
  },
  offlineCatalog: {
    known: 'What your device knows of it',
    product: 'Product',
    price: 'Price',
    searching: 'Searching the catalogue on your device…',
    found: (total: number, shown: number) =>
      `${counted(total, 'product', 'products')} found on your device${shown < total ? `, the best ${shown} of them here` : ''}.`,
    pricesFrom: (moment: string) =>
      `There is no connection: prices are as of ${dateTime(Date.parse(moment))}, and stock is not known. Everything is checked again once you are back online.`,
    nothing: (term: string) => `Nothing for “${term}” in the catalogue on your device.`,
  },
  gaps: {
    waiting: 'Some of this page hasn’t loaded yet. We’re trying again.',
    stopped: 'We can’t load all of this page right now. Please try again in a few minutes.',
    tryNow: 'Try again now',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be put together just now. It is not your doing, and trying again in a moment usually helps.',
    retry: 'Try again',
    retrying: 'Trying…',
    home: 'To the home page',
    reference: 'Reference, if you ask us about it:',
    phone: 'Ring',
    waiting: 'We’re trying again. The page will open by itself.',
    stopped: 'We still can’t load this page. Please ring us, or try again later.',
    unavailable: 'Sorry, we’ll be back in a minute',
    unavailableText: 'We can’t load this page right now. Please try again in a minute.',
  },
})

export const messages = (format: Format) => ({
  home: home(format),
  news: news(),
  contact: contact(),
  errorPages: errorPages(format),
})
