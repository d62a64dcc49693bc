import { isIP } from 'node:net'
import { z } from 'zod'
import { invalid } from './plain.ts'

const ID = /^\w[\w.:-]{0,63}$/
const ATTRIBUTE_CODE = /^[a-z][\w.-]{0,63}$/i
const HOST_NAME = /^(?!-)[\w.-]{1,253}$/

/** A category id: a number on most platforms, a word on some. */
export const categoryId = z
  .union([z.int().nonnegative().transform(String), z.string()], 'has to be a number or a text')
  .refine((id) => ID.test(id), invalid('not an id; use up to 64 letters, digits and .:_-'))

export const attributeCodes = z
  .array(
    z
      .string()
      .regex(ATTRIBUTE_CODE, invalid('not an attribute code; use a letter, then letters, digits and ._-, 64 characters at most')),
  )
  .refine((codes) => new Set(codes).size === codes.length, 'has to name each attribute once')

export const indexName = z.string().regex(/^[a-z0-9_]+$/, invalid('not an index name; use lower-case letters, digits and _'))

/** The address a server listens on: '0.0.0.0', '::1', 'localhost'. Whether this machine has it is only known at the start. */
export const listeningHost = z
  .string()
  .refine((name) => isIP(name) > 0 || isHostName(name), invalid('not an address to listen on, such as 0.0.0.0 or localhost'))

/** A name that ends in a number is an address, or no host: '999.1.1.1'. @source URL Standard §3.5 */
const isHostName = (name: string): boolean => HOST_NAME.test(name) && URL.canParse(`http://${name}`)
