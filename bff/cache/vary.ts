import type { FastifyReply } from 'fastify'

/** Adds a request header to the response's Vary header. */
export function varyBy(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
  const isNamed = names.split(',').some((known) => known.trim().toLowerCase() === name)
  if (!isNamed) reply.header('vary', names === '' ? name : `${names}, ${name}`)
}
