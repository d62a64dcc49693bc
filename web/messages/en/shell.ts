import type { Format } from '../format.ts'

/** Header, menu, search and footer. */
const page = ({ counted, dateTime, figure }: Format) => ({
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  vat: {
    label: 'Show prices',
    inc: 'Inc VAT',
    ex: 'Ex VAT',
  },
  header: {
    cuttingList: 'Cutting list',
    home: (shop: string) => `${shop}, home page`,
    call: (phone: string) => `Call ${phone}`,
    compare: 'Compare',
    wishlist: 'Wishlist',
    account: 'Account',
    signIn: 'Sign in',
    compared: (count: number) => `(${figure(count)})`,
    cart: 'Cart',
    inCart: (count: number) => `(${figure(count)})`,
  },
  menu: {
    label: 'Categories',
    open: 'Menu',
    close: 'Close menu',
    back: 'Back',
    all: (category: string) => `All ${category}`,
    submenu: (category: string) => `More in ${category}`,
  },
  bar: {
    label: 'Shortcuts',
    home: 'Home',
    menu: 'Menu',
    search: 'Search',
    call: 'Call',
    cart: 'Cart',
  },
  search: {
    label: 'Search the shop',
    submit: 'Search',
    clear: 'Clear search',
    suggestions: 'Suggestions',
    products: 'Products',
    categories: 'Categories',
    pages: 'Help and services',
    recent: 'Recent searches',
    popular: 'Popular searches',
    sizes: 'Sizes',
    forget: 'Clear recent searches',
    all: (term: string, total: number) => `All ${figure(total)} results for “${term}”`,
    none: (term: string) => `No match yet for “${term}”`,
    from: 'from',
    failed: 'We can’t load suggestions right now. Press Enter to search.',
    pricesFrom: (moment: string) => `No connection: prices as of ${dateTime(Date.parse(moment))}`,
    count: (total: number) => counted(total, 'suggestion', 'suggestions'),
  },
  footer: {
    shop: 'Categories',
    help: 'Help and delivery',
    services: 'Services',
    calculators: 'Calculators',
    quickOrder: 'Quick order',
    about: 'Company',
    contact: 'Talk to us',
    newsletter: 'Get our newsletter',
    consent: 'Privacy choices',
    languages: 'Language and currency',
    payment: 'Pay by debit or credit card at our secure checkout.',
    prices: 'Prices',
    legal: (shop: string, year: number) => `© ${year} ${shop}`,
  },
  notices: { ok: 'OK' },
  network: {
    offline: 'You are offline.',
    dataFrom: (time: number) => `Prices and stock as of ${dateTime(time)}.`,
    seenPages: 'Pages you’ve opened still work.',
  },
})

/** The question whether visits may be measured. */
const consent = ({ dateTime }: Format) => ({
  title: 'Can we measure how the shop is used?',
  text: 'It shows us what people look for and buy, and how fast pages are. We measure nothing unless you accept.',
  granted: 'You accepted.',
  denied: 'You said no thanks.',
  since: (time: number) => `Answered ${dateTime(time)}.`,
  deny: 'No thanks',
  grant: 'Accept',
})

const languages = () => ({
  title: 'Language and currency',
  close: 'Close',
  hint: 'Each language has its own prices and cart.',
})

const newsletter = () => ({
  title: 'Newsletter',
  close: 'Close',
  waiting: 'Loading…',
  invitation: 'Offers, news and advice, now and then by e-mail.',
  email: 'E-mail address',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'If you still get the newsletter, use the link at the end of it.',
  subscribed: (email: string) => (email ? `Our newsletter goes to ${email}.` : 'You get our newsletter.'),
})

export const messages = (format: Format) => ({
  ...page(format),
  consent: consent(format),
  languages: languages(),
  newsletter: newsletter(),
})
