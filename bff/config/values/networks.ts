import { isIP } from 'node:net'
import { list } from './plain.ts'

/** Named networks: this machine and its local networks. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']

const BITS = { 4: 32, 6: 128 } as const

/** A comma-separated list of networks: '10.0.0.0/8', '2001:db8::/32', '192.0.2.7', 'loopback'. */
export const networks = list('').superRefine((names, context) => {
  for (const name of names)
    if (!isNetwork(name))
      context.addIssue(`${JSON.stringify(name)} is not a network; use one such as 10.0.0.0/8, an address, or ${NAMED.join(', ')}`)
})

function isNetwork(name: string): boolean {
  if (NAMED.includes(name)) return true
  const [address = '', prefix, ...rest] = name.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= BITS[version])
}
