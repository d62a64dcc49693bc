export { followVatChoice } from './vat.ts'
export { VatSwitch } from './vat-switch.tsx'
export { VatToggle } from './vat-toggle.tsx'
