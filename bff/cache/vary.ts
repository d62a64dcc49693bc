import type { FastifyReply } from 'fastify'

/** Tells caches that an answer also depends on a header of the request, besides those that are named already. */
export function varyBy(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
  const isNamed = names.split(',').some((known) => known.trim().toLowerCase() === name)
  if (!isNamed) reply.header('vary', names === '' ? name : `${names}, ${name}`)
}
