import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { badInput } from '../../errors/codes.ts'

/** A small schema with a field for each kind of error. */
export const SDL = `
  type Query { greet(name: String! = "you", times: Int): String! shelf: Shelf fails: String dead: String wrong: String mustNotFail: String! }
  type Shelf { name: String! child: Shelf }
  type Mutation { touch: Boolean! }
`
const TRUSTED = 'query Greet($name: String!, $times: Int) { greet(name: $name, times: $times) }'
export const documents = new Map([
  ['sha256:greet', TRUSTED],
  ['sha256:touch', 'mutation Touch { touch }'],
  ['sha256:fails', '{ fails }'],
])
export const logLines: { readonly level: string; readonly fields: object }[] = []
const note = (level: string) => (fields: object) => void logLines.push({ level, fields })
export const log = { debug: note('debug'), warn: note('warn'), error: note('error') }

export const resolvers = {
  Query: {
    greet: (_parent: unknown, { name }: { name: string }) => `Hello ${name}`,
    shelf: () => ({ name: 'Oak', child: null }),
    fails: () => {
      throw new Error('connection to 10.0.0.1 refused for user root')
    },
    dead: async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT', 504, 'nginx 1.2')
    },
    wrong: () => {
      throw badInput('key', 'Pass exactly one key.')
    },
    mustNotFail: async () => {
      throw new PlatformUnreachable('PLATFORM_NETWORK')
    },
  },
  Mutation: { touch: () => true },
}

export const errorCode = ({ json }: { json: { errors?: { extensions?: { code?: string } }[] } }) =>
  json.errors?.[0]?.extensions?.code
