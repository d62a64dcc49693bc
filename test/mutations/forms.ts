import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Forms, notices, delivery and parts of pages. */
export const forms: readonly Mutation[] = [
  {
    requirement: 'USER-36',
    file: 'web/components/notifications/free-position.ts',
    find: 'link: 1, text: 1e-6',
    replace: 'link: 1, text: 0',
  },
  {
    requirement: 'USER-36',
    file: 'web/components/notifications/free-position.ts',
    find: 'link: 1, text: 1e-6',
    replace: 'link: 1, text: 10',
  },
  {
    requirement: 'UI-49',
    file: 'web/components/form/problems.tsx',
    find: '{isNamed(message) ? message : `${found.label}: ${message}`}',
    replace: '{`${found.label}: ${message}`}',
  },
  {
    requirement: 'UI-49',
    file: 'web/components/form/problems.tsx',
    find: '{isNamed(message) ? message : `${found.label}: ${message}`}',
    replace: '{message}',
  },
  {
    requirement: 'TEXT-26',
    file: 'web/components/form/problems.tsx',
    find: "names.indexOf(one.field ?? '') - names.indexOf(other.field ?? '')",
    replace: "(one.field ?? '').localeCompare(other.field ?? '') * names.length",
  },
  {
    requirement: 'CHECKOUT-16',
    file: 'web/components/form/use-countries.ts',
    find: 'place(a.code) - place(b.code) || compare(a.name, b.name)',
    replace: 'place(a.code) - place(b.code) || compare(a.code, b.code)',
  },
  {
    requirement: 'CHECKOUT-16',
    file: 'web/components/form/use-countries.ts',
    find: 'place(a.code) - place(b.code) || compare(a.name, b.name)',
    replace: 'compare(a.name, b.name) || place(a.code) - place(b.code)',
  },
  {
    requirement: 'UI-54',
    file: 'bff/http/pages/shop-info.ts',
    find: '–(?=\\d)/g, UNBROKEN_DASH)',
    replace: "–(?=\\d)/g, '–')",
  },
  {
    requirement: 'UI-54',
    file: 'schema/rules/delivery/arrival.ts',
    find: "hours.replace('-', UNBROKEN_DASH)",
    replace: "hours.replace('-', UNBROKEN_DASH.charAt(0))",
  },
  {
    requirement: 'UI-54',
    file: 'schema/rules/delivery/opening-today.ts',
    find: 'from + UNBROKEN_DASH + to',
    replace: 'from + UNBROKEN_DASH.charAt(0) + to',
  },
  {
    requirement: 'UI-59',
    file: 'web/components/arrival/ring-us.tsx',
    find: "phone.replaceAll(' ', '\\u00a0')",
    replace: 'phone',
  },
  {
    requirement: 'DELIVERY-26',
    file: 'web/features/buying/cart/delivery/delivery-state.ts',
    find: 'destination === null && methods !== null && price === null',
    replace: 'destination !== null && methods !== null && price === null',
  },
  {
    requirement: 'LIST-38',
    file: 'web/features/catalog/offline-catalog/worker/offline-product.ts',
    find: '    .filter((fact) => !isNamed(fact))\n',
    replace: '    .filter((fact) => !isNamed(fact) || fact)\n',
  },
  {
    requirement: 'PROD-85',
    file: 'web/features/catalog/product/page/buy/buy-bar.tsx',
    find: ') : phoneOrderOnly && phone ? (',
    replace: ') : !phoneOrderOnly && phone ? (',
  },
  {
    requirement: 'VIEW-43',
    file: 'web/routes/category/category.tsx',
    find: "if (route?.__typename !== 'Redirect') return notFound()",
    replace: "if (route?.__typename !== 'Redirect' || pathname) return notFound()",
  },
  {
    requirement: 'VAR-19',
    file: 'web/features/catalog/product/parts/bundle/bundle-selection.ts',
    find: 'quantity: Math.max(1, Math.trunc(quantity)),',
    replace: 'quantity,',
  },
]
