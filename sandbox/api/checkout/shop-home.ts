import type { StoreView } from '../../store-views.ts'
import type { Deployment } from '../deployment.ts'
import { homeUrl } from '../translate.ts'

/**
 * Returns the URL of a store view's pages, without a trailing slash.
 * Uses the URL that the shop named at hand-off if it is one of the shop's own, otherwise the deployment's.
 * URLs can be forged, so no other host is trusted.
 * @param named 'http://127.0.0.1:3000/de'
 * @source CHECKOUT-12; decision 0019
 */
export function shopHome(
  view: StoreView,
  named: string | undefined,
  { shopUrl, shopHosts }: Pick<Deployment, 'shopUrl' | 'shopHosts'>,
): string {
  const shop = URL.parse(shopUrl())
  const usual = homeUrl(view, shopUrl())
  const url = named === undefined ? null : URL.parse(named)
  if (!shop || !url || !['http:', 'https:'].includes(url.protocol)) return usual
  const isOwnHost = [shop.host, ...shopHosts()].includes(url.host)
  const isDowngrade = shop.protocol === 'https:' && url.protocol !== 'https:'
  // A store view with its own host has no prefix.
  const homes = [url.origin, homeUrl(view, url.origin)]
  return isOwnHost && !isDowngrade ? (homes.find((home) => home === named) ?? usual) : usual
}
