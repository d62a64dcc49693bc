const LONGEST = 72

/** Imperatives that end like another form of a verb. */
const IMPERATIVES = new Set(
  'Address,Access,Bias,Bring,Bypass,Canvas,Compress,Cross,Discuss,Dismiss,Embed,Express,Feed,Focus,Guess,Impress,Miss,Need,Pass,Press,Process,Proceed,Ring,Seed,Shed,Speed,Spring,String,Stress,Suppress,Toss,Trespass,Wed,Weed'.split(
    ',',
  ),
)
const NO_VERBS =
  /^(?:A|An|And|But|For|From|How|If|In|It|No|Not|Of|On|One|So|That|The|Their|There|They|This|To|What|When|Where|Who|Why|With)$/
const OTHER_FORMS = /(?:ed|ing|[^s]s)$/

/** The problem of a commit's subject; null if there is none. */
export function subjectProblem(subject: string): string | null {
  const [verb = ''] = subject.split(/[ ,:]/)
  if (subject.length > LONGEST) return `has ${subject.length} characters, ${LONGEST} at most`
  if (subject.endsWith('.')) return 'ends with a full stop'
  if (!/^[A-Z][a-z-]*$/.test(verb) || NO_VERBS.test(verb)) return 'does not begin with a verb'
  if (OTHER_FORMS.test(verb) && !IMPERATIVES.has(verb)) return `begins with '${verb}', which is not an imperative`
  return null
}
