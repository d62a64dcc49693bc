import { createContext, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Load } from '#schema/operation.ts'

/** Provides loaders with data: in process on the server, from cache and network in the browser. */
export const loadContext = createContext<Load>()

export type LoaderArgs = LoaderFunctionArgs

export function loadFrom({ context }: Pick<LoaderArgs, 'context'>): Load {
  return context.get(loadContext)
}

/** Ends a loader with 404 Not Found. The server responds with a real 404. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/**
 * Ends a loader with a redirect. The server responds with a real redirect. In the browser the requested address never enters the
 * history, and the previous page stays there.
 */
export function redirectTo(location: string, status = 301): never {
  throw redirect(location, status)
}
