/** Prefix of all caches of the shop; used to delete them when the shop stores nothing on the device. */
export const CACHE_PREFIX = 'shop-'

/** Caches of the service worker. The app shell has one per build. */
export const CACHE_NAMES = {
  pages: `${CACHE_PREFIX}pages`,
  assets: `${CACHE_PREFIX}assets`,
  pictures: `${CACHE_PREFIX}pictures`,
  brand: `${CACHE_PREFIX}brand`,
  appShell: (build: string) => `${CACHE_PREFIX}app-shell-${build}`,
} as const

/** `server-timing` entry of a page served from the device because the shop did not answer. */
export const OFFLINE_MARK = 'offline'

/** Path of the app shell on the server. */
export const APP_SHELL = '/app-shell'
