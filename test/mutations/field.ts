import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Browsers' reports. */
export const field: readonly Mutation[] = [
  {
    requirement: 'FIELD-1',
    file: 'web/features/buying/analytics/field/vitals.ts',
    find: 'startTime - began >= LONGEST_SESSION_MS',
    replace: 'false',
  },
  {
    requirement: 'FIELD-1',
    file: 'web/features/buying/analytics/field/report-page.ts',
    find: ' || !hasConsent()',
    replace: '',
  },
  {
    requirement: 'FIELD-2',
    file: 'bff/http/reports/reports.ts',
    find: "if (site !== undefined) return site !== 'same-origin'",
    replace: 'if (site !== undefined) return false',
  },
  {
    requirement: 'FIELD-3',
    file: 'bff/http/telemetry/field-metrics.ts',
    find: 'milliseconds / 1000',
    replace: 'milliseconds',
  },
  {
    requirement: 'FIELD-4',
    file: 'bff/http/reports/page-report.ts',
    find: '.max(REPORT_LIMITS.text).transform(redactError)',
    replace: '.max(REPORT_LIMITS.text)',
  },
  {
    requirement: 'FIELD-5',
    file: 'bff/http/reports/policy-report.ts',
    find: ' && !isForeign(report)',
    replace: '',
  },
  {
    requirement: 'FIELD-6',
    file: 'bff/http/pages/shop-info.ts',
    find: 'reports: settings.telemetry.hasFieldReports',
    replace: 'reports: true',
  },
]
