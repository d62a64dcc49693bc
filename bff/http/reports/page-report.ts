import { z } from 'zod'
import { type PageReport, REPORT_LIMITS, REPORTED_SCREENS } from '#schema/rules/field/field-report.ts'
import { redactError } from '#schema/rules/field/redact-error.ts'

const milliseconds = z.number().min(0).max(REPORT_LIMITS.milliseconds)
const position = z.int().min(0).max(10_000_000)

const ScriptError = z.strictObject({
  name: z.string().regex(new RegExp(`^[A-Za-z]{1,${REPORT_LIMITS.name}}$`)),
  text: z.string().max(REPORT_LIMITS.text).transform(redactError),
  source: z.string().regex(new RegExp(`^[\\w.-]{0,${REPORT_LIMITS.source}}$`)),
  line: position,
  column: position,
})

const Report = z.strictObject({
  screen: z.enum(REPORTED_SCREENS),
  vitals: z.strictObject({
    lcp: milliseconds.exactOptional(),
    inp: milliseconds.exactOptional(),
    ttfb: milliseconds.exactOptional(),
    cls: z.number().min(0).max(REPORT_LIMITS.shift).exactOptional(),
  }),
  errors: z.array(ScriptError).max(REPORT_LIMITS.errors),
})

/**
 * A page's report; null if the body is not exactly a report. Texts are redacted once more, because anyone can send a report.
 * @source FIELD-2, FIELD-4
 */
export function decodePageReport(body: unknown): PageReport | null {
  const { data } = Report.safeParse(body)
  return data ?? null
}
