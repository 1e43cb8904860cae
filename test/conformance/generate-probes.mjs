/**
 * Random guards whose probe meets what looks at its digits, is bound to an interface, speaks another protocol, or stands behind what
 * is not read: what a single probe name, or a single address, does not show.
 */

const RULES = [
  'rewrite name regex ^[13579](.*) a{1}',
  'rewrite name regex ^([0-9]*[02468])[.](.*)$ a.{2}',
  'rewrite name regex ^([a-z].*)$ y.{1}',
  'rewrite name regex ^(.*)[.](.*)[.]a[.]org[.]$ {2}.{1}.a.org',
  'rewrite name substring 1. corp',
  'rewrite name prefix 1 a',
  'rewrite class IN CH',
  'rewrite type HINFO A',
  'template ANY ANY . {\n        match ^[1-4]\n        rcode NXDOMAIN\n        fallthrough\n    }',
  'template ANY ANY . {\n        match [13579][.]\n        rcode NXDOMAIN\n        fallthrough\n    }',
  'template ANY HINFO a.org {\n        rcode NXDOMAIN\n        fallthrough\n    }',
  "view v {\n        expr name() matches '^[13579]'\n    }",
  "view v {\n        expr name() startsWith '2'\n    }",
  'view v {\n        expr id() >= 0\n    }',
  "view v {\n        expr !(type() == 'HINFO')\n    }",
];
const TARGETS = ['127.0.0.1', '127.0.0.1', '[::1]', '127.0.0.1:1053', '10.244.0.5', '0.0.0.0', '10.0.0.1', '10.0.0.2'];
const BINDS = ['lo', 'eth0', '127.0.0.1', '::1', '0.0.0.0', '::', 'lo eth0', '127.0.0.1 ::1'];
const KEYS = ['.', '.', 'a.org', '.:1053', 'tls://. .', '. tls://.', 'grpc://. .', '.:53 .:1053', 'a.org b.org'];

function forward(d) {
  const to = Array.from({ length: d.upTo(1) + 1 }, () => d.of(TARGETS));
  const options = [];
  if (to.length > 1) options.push(`policy ${d.of(['sequential', 'round_robin', 'random'])}`);
  if (d.chance(0.15)) options.push('force_tcp');
  if (d.chance(0.1)) options.push(`max_concurrent ${d.of([1, 2, 5, 100])}`);
  if (d.chance(0.15)) options.push(`except ${d.of(['b.org', 'a.org', 'x.a.org'])}`);
  return `forward ${d.of(['.', '.', '.', 'a.org'])} ${to.join(' ')}${options.length === 0 ? '' : ` {\n        ${options.join('\n        ')}\n    }`}`;
}

export function probeVector(d, vector) {
  const keys = [...new Set(Array.from({ length: d.upTo(1) + 1 }, () => d.of(KEYS)))];
  const guarded = d.upTo(keys.length - 1);
  const blocks = keys.map((key, index) => {
    const lines = Array.from({ length: d.upTo(2) }, () => d.of(RULES)).filter((line, at, all) => !line.startsWith('view') || at === all.findIndex((one) => one.startsWith('view')));
    if (d.chance(0.35)) lines.unshift(`bind ${d.of(BINDS)}`);
    if (index === guarded) lines.push('loop');
    return `${key} {\n    ${[...lines, forward(d)].join('\n    ')}\n}\n`;
  });
  return { ...vector, corefile: blocks.join(''), guard: { runs: 1 } };
}
