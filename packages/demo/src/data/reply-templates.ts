/** Reply templates of the demo. Words in braces are filled in from the case when an agent inserts a template. */
export const demoReplyTemplates: readonly { name: string; body: string }[] = [
  {
    name: 'Ask for the card log',
    body: 'Hello {contact name},\n\nthank you for your report about {product}. Could you attach the log of the card that you loaded for {tail number}? It is written next to the data, and ends in .log. It holds no technical data.\n\nKind regards\n{agent name}',
  },
  {
    name: 'Ask which cycle is loaded',
    body: 'Hello {contact name},\n\nwhich AIRAC cycle does {tail number} show as active on the status page? Your case {case number} names cycle {AIRAC cycle}; the current one is {current AIRAC cycle}.\n\nKind regards\n{agent name}',
  },
  {
    name: 'Load the data again',
    body: 'Hello {contact name},\n\nplease erase the card, load {product} for cycle {current AIRAC cycle} once more, and wait until the loader says that the card can be removed. Then let us know here whether the problem is gone.\n\nKind regards\n{agent name}',
  },
  {
    name: 'Engineering looks into it',
    body: 'Hello {contact name},\n\nwe can reproduce what you describe in case {case number}. Engineering looks into it now, and we write here as soon as we know more. You need not do anything until then.\n\nKind regards\n{agent name}',
  },
  {
    name: 'Fixed with the next cycle',
    body: 'Hello {contact name},\n\nthe correction for {product} is part of the next cycle. Until then, please do not use the affected procedure from the data of cycle {current AIRAC cycle}.\n\nKind regards\n{agent name}',
  },
  {
    name: 'Downloads were reset',
    body: 'Hello {contact name},\n\nthe downloads of service {service number} were reset. You can fetch {product} again now.\n\nKind regards\n{agent name}',
  },
  {
    name: 'No answer for a week',
    body: 'Hello {contact name},\n\nwe have not had a reply from you about case {case number} for a week. If the problem is solved, you need not answer; otherwise, a comment here is enough and we continue.\n\nKind regards\n{agent name}',
  },
]
