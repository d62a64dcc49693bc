import type { Strategy } from 'workbox-strategies'

/**
 * The response of a strategy for a navigation, or undefined if the shop cannot be reached. Then browsers reject the preloaded response,
 * but Firefox resolves it with an error response, which would show the browser's own error page.
 * @source CACHE-27
 */
export async function askShop(
  strategy: Pick<Strategy, 'handle'>,
  navigation: Parameters<Strategy['handle']>[0],
): Promise<Response | undefined> {
  const response = await strategy.handle(navigation).catch(() => undefined)
  return response?.type === 'error' ? undefined : response
}
