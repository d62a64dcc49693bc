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
  topics: 'Topics',
  by: (author: string) => `By ${author}`,
  feed: 'RSS feed',
})

/** The branches. */
const stores = () => ({
  title: 'Store locator',
  description: 'Our branch: address, opening hours, telephone and the way there.',
  intro: 'Come and see our goods, ask someone who knows them, or collect your order.',
  none: 'Please get in touch to find out where we are.',
  contact: 'Write to us',
  directions: 'Get directions',
  hours: 'Opening hours',
  open: (closing: string) => `Open now until ${closing}`,
  opens: (hours: string) => `Open today ${hours}`,
  closed: 'Closed at the moment',
  closedDay: 'closed',
  closedOn: (dates: string) => `Closed on ${dates}`,
  map: (name: string) => `Map of the roads around ${name}`,
})

const contact = () => ({
  title: 'Contact us',
  description: 'Ask about products, sizes, delivery and orders: by telephone, by e-mail or with the form.',
  write: 'Write to us',
  writeHint: 'We usually reply by e-mail on the same working day.',
  call: 'Call us',
  name: 'Your name',
  email: 'E-mail address',
  subject: 'What is it about?',
  message: 'Your message',
  messageHint: 'Sizes, quantities and an order number help us answer straight away.',
  send: 'Send message',
  sent: (email: string) => `Thank you. We’ve got your message and will reply to ${email}.`,
  another: 'Write another message',
  about: {
    question: (product: string) => `Question about ${product}`,
    back: (product: string) => `When will ${product} be back?`,
    tellMe: (product: string) => `Please e-mail me when ${product} is back in stock.`,
  },
})

const errorPages = ({ counted, dateTime }: Format) => ({
  notFound: {
    title: 'We can’t find this page',
    text: 'The address may have changed, or we no longer sell the product. Try a search or a category.',
    home: 'Go to Home',
    search: 'Search the shop',
  },
  unreadable: {
    title: 'This link doesn’t work',
    text: 'Part of the address is missing or has changed. Try a search, or start from Home.',
    home: 'Go to Home',
  },
  offline: {
    title: 'This page is not on your device yet',
    text: 'The product, category or CMS page is not available in Offline mode. Pages you have opened before still work, and this one will as soon as you are back online.',
    back: 'Go back',
    visited: 'Opened on this device',
  },
  offlineCatalog: {
    known: 'Saved on this device',
    product: 'Product',
    price: 'Price',
    searching: 'Searching the catalogue saved on this device…',
    found: (total: number, shown: number) =>
      `${counted(total, 'product', 'products')} found on this device${shown < total ? `. Showing the first ${shown}` : ''}.`,
    pricesFrom: (moment: string) =>
      `You’re offline. Prices are from ${dateTime(Date.parse(moment))}. We’ll check prices and stock when you’re back online.`,
    nothing: (term: string) => `Nothing found for “${term}” in the catalogue saved on this device.`,
  },
  gaps: {
    waiting: 'Some of this page hasn’t loaded yet. We’re trying again.',
    stopped: 'We can’t load all of this page right now. Please try again in a few minutes.',
    tryNow: 'Try again now',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'Sorry, we can’t show this page right now. Please try again in a moment.',
    retry: 'Try again',
    retrying: 'Trying…',
    home: 'Go to Home',
    reference: 'Quote this reference if you ring us:',
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
  stores: stores(),
  contact: contact(),
  errorPages: errorPages(format),
})
