import { isIP } from 'node:net'
import { z } from 'zod'
import { list, told } from './plain.ts'

const ID = /^\w[\w.:-]{0,63}$/
const ATTRIBUTE_CODE = /^[a-z][\w.-]{0,63}$/i
const HOST_NAME = /^(?!-)[\w.-]{1,253}$/

/** A category id: numeric on most platforms, a word on some. */
export const categoryId = z.string().regex(ID, told('no id: it takes letters, digits and .:_-, 64 at most'))

/** A comma-separated list of attribute codes. */
export const attributeCodes = (fallback: string) =>
  list(fallback).superRefine((codes, context) => {
    for (const code of codes)
      if (!ATTRIBUTE_CODE.test(code))
        context.addIssue(
          `${JSON.stringify(code)} is no attribute code: it takes a letter, then letters, digits and ._-, 64 at most`,
        )
  })

/** The address a server listens on: '0.0.0.0', '::1', 'localhost'. Whether this machine has it is only known at the start. */
export const listeningHost = z
  .string()
  .refine((name) => isIP(name) > 0 || HOST_NAME.test(name), told('no address to listen on, such as 0.0.0.0 or localhost'))
