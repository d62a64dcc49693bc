import { createContext, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Load } from '#schema/operation.ts'

/** Where loaders find what answers operations: in process on the server, the cache and the network in the browser. */
export const loadContext = createContext<Load>()

export type LoaderArgs = LoaderFunctionArgs

/** What answers operations during this navigation. */
export function loadFrom({ context }: Pick<LoaderArgs, 'context'>): Load {
  return context.get(loadContext)
}

/** Ends a loader: there is no such page. A real 404 on the server. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/**
 * Ends a loader: the page lives elsewhere. A real redirect on the server; in the browser the address that was asked for
 * never stands in the history, and the page the shopper comes from stays there.
 */
export function redirectTo(location: string, status = 301): never {
  throw redirect(location, status)
}
