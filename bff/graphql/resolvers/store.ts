import type { Resolvers } from '../generated/resolvers.ts'

export const store: Resolvers = {
  Query: {
    store: (_parent, _args, { storeView, config }) => ({
      code: storeView.code,
      name: storeView.name,
      locale: storeView.locale,
      currency: storeView.currency,
      country: storeView.taxCountry,
      dateFormat: storeView.dateFormat,
      phone: config.shop.phone,
      email: config.shop.email,
      quotationDays: config.shop.quotationDays,
      company: config.shop.company,
    }),
  },
}
