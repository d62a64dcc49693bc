import { useShop } from '../../data/shop.tsx'
import { countries } from './countries.ts'

/** Countries to choose from: the store view's first, then those with delivery dates. @source CHECKOUT-16 */
export function useCountries(): ReturnType<typeof countries> {
  const { language, country, delivery } = useShop()
  return countries(language, [country, ...(delivery?.countries ?? [])])
}
