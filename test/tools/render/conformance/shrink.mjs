/** The smallest tree or set of values that still differs in the same way: parts are taken out one by one. */

const MAX_TRIES = 120;
/** Without these a part is no longer what it was. */
const KEPT = /^(?:apiVersion|kind|metadata|name|resources|bases|root|chart|form|release|namespace|layers|settings|objects|config|paths|targetRevision|version)$/;

/** `fails` says whether what is left still differs. */
export async function shrunk(value, fails) {
  let best = value;
  let tries = 0;
  for (let again = true; again && tries < MAX_TRIES; ) {
    again = false;
    for (const smaller of smallerOnes(best)) {
      tries += 1;
      if (tries > MAX_TRIES) break;
      if (!(await fails(smaller))) continue;
      best = smaller;
      again = true;
      break;
    }
  }
  return best;
}

/** The value with one part less, largest parts first. */
function smallerOnes(value) {
  const found = [];
  const open = [[value, (next) => next]];
  // In order of depth: a part before what it holds.
  for (const [node, around] of open) {
    if (Array.isArray(node))
      for (const [index, item] of node.entries()) {
        if (node.length > 1) found.push(around(node.toSpliced(index, 1)));
        open.push([item, (next) => around(node.with(index, next))]);
      }
    else if (node !== null && typeof node === 'object')
      for (const [key, item] of Object.entries(node)) {
        const { [key]: _, ...rest } = node;
        if (!KEPT.test(key)) found.push(around(rest));
        open.push([item, (next) => around({ ...node, [key]: next })]);
      }
  }
  return found;
}
