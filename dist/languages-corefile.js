'use strict';

module.exports = {

"languages/corefile/every-branch.js": (_from) => {
/** A directive that a template writes whichever way its conditions are decided. */
const [_assum, _condi, _invar] = _from("text/assumption", "text/conditions", "text/invariant");
function inEveryBranch(places) {
	const at = _invar().present(places[0]);
	const ways = places.map(_condi().conditionsAt);
	const shared = _invar().present(ways[0]).filter((one)=>ways.every((way)=>way.some((other)=>isSameBranch(one, other))));
	const own = ways.map((way)=>way.filter((one)=>!shared.some((other)=>isSameBranch(one, other))));
	if (new Set(own.flat().map(({ subject })=>subject)).size > MAX_SUBJECTS || !coverAll(own)) return at;
	const around = { start: at.span.start, end: at.span.end + 1, assumes: shared, around: -1 };
	return { ...at, file: { ...at.file, conditions: [around] } };
}
const MAX_SUBJECTS = 12;
function coverAll(ways) {
	if (ways.length === 0 || ways.some((way)=>way.length === 0)) return ways.length > 0;
	const decided = _invar().present(ways[0]?.[0]);
	const where = (holds)=>ways.filter((way)=>!_assum().isContradictory([...way, { ...decided, holds }])).map((way)=>way.filter((one)=>!isSameBranch(one, { ...decided, holds })));
	return [true, false].every((holds)=>coverAll(where(holds)));
}
function isSameBranch(one, other) {
	return one.subject === other.subject && one.scope === other.scope && one.holds === other.holds;
}

return { inEveryBranch };
},

"languages/corefile/expression-terms.js": () => {

/** The parts of a boolean expression, by what stands outside of texts and brackets. */ /** They bind less tightly than `or`, or name what follows (parser/parser.go); comments come whole. */
const WEAKER = /\?(?![.?])|(?<!\|)\|(?!\|)|;|\b(?:let|if)\b|\/[/*]/;
const AND = /&&|\band\b/g;
const OR = /\|\||\bor\b/g;
const MAX_DEPTH = 20;
function termsOf(text) {
	let terms = [text];
	for(let depth = 0; depth < MAX_DEPTH; depth += 1){
		const parts = terms.flatMap((term)=>alternativesOf(term).length > 1 ? [term] : partsOf(term, AND));
		if (parts.length === terms.length && parts.every((part, i)=>part === terms[i])) break;
		terms = parts;
	}
	return terms;
}
function alternativesOf(term) {
	return partsOf(term, OR);
}
function partsOf(text, operator) {
	const bare = outside(text);
	if (WEAKER.test(bare)) return [text];
	const cuts = [...bare.matchAll(operator)];
	const starts = [0, ...cuts.map((cut)=>cut.index + cut[0].length)];
	return starts.map((start, i)=>withoutBrackets(text.slice(start, cuts[i]?.index).trim()));
}
function withoutBrackets(text) {
	return text.startsWith('(') && /^#+\)$/.test(outside(text)) ? text.slice(1, -1).trim() : text;
}
function outside(text) {
	const bare = text.replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, (literal)=>'#'.repeat(literal.length));
	let depth = 0;
	return bare.replaceAll(/[^#]/g, (character)=>{
		if ('([{'.includes(character)) depth += 1;
		if (')]}'.includes(character)) depth -= 1;
		return depth > 0 ? '#' : character;
	});
}

return { alternativesOf, termsOf };
},

"languages/corefile/expression.js": (_from) => {
/**
 * Whether expressions of `view` and `template` compile (expr-lang/expr: parser, checker). Rare forms (predicates, what
 * pipes give, `if`) are not looked at, and no problem.
 */
const [_invar, _goval, _versi] = _from("text/invariant", "./go-values", "./versions");
const known = (gives, ...takes)=>({ takes, gives });
const FUNCTIONS = new Map([
	...'type name class proto client_ip port server_ip server_port'.split(' ').map((name)=>[name, known('string')]),
	...'size id opcode bufsize'.split(' ').map((name)=>[name, known('int')]),
	['do', known('bool')],
	['incidr', known('bool', 'string', 'string')],
	['metadata', known('string', 'string')]
]);
const BUILTINS = new Map([
	...'upper lower trim trimPrefix trimSuffix replace repeat string'.split(' ').map((name)=>[name, 'string']),
	...'len int indexOf lastIndexOf'.split(' ').map((name)=>[name, 'int']),
	...'hasPrefix hasSuffix'.split(' ').map((name)=>[name, 'bool']),
	...'all none any one filter map find findIndex findLast findLastIndex count sum groupBy sortBy reduce'.split(' ').map((name)=>[name, undefined]),
	...'abs ceil floor round float split splitAfter join max min mean median toJSON fromJSON toBase64 fromBase64 now duration date timezone first last get take keys values toPairs fromPairs reverse uniq concat flatten sort bitnot bitand bitor bitxor bitnand bitshl bitshr bitushr'.split(' ').map((name)=>[
			name,
			'any'
		])
]);
const NEWER_BUILTINS = new Set('bitnot bitand bitor bitxor bitnand bitshl bitshr bitushr concat flatten reverse timezone uniq'.split(' '));
function isReserved(name) {
	const words = 'true false nil not in or and matches contains startsWith endsWith let if else group'.split(' ');
	return FUNCTIONS.has(name) || BUILTINS.has(name) || name === 'type' || words.includes(name);
}
const BINDING = new Map([
	['or', 10],
	['||', 10],
	['and', 15],
	['&&', 15],
	...'== != < > >= <= in matches contains startsWith endsWith'.split(' ').map((one)=>[one, 20]),
	['..', 25],
	['+', 30],
	['-', 30],
	['*', 60],
	['/', 60],
	['%', 60],
	['**', 100],
	['^', 100],
	['??', 500]
]);
const UNARY = new Map([['not', 50], ['!', 50], ['-', 90], ['+', 90]]);
const WORDS = /^(?:in|or|and|matches|contains|startsWith|endsWith|not)$/;
const NEGATED = /^(?:in|matches|contains|startsWith|endsWith)$/;
class Refused extends Error {
}
class Unread extends Error {
}
const notRead = ()=>{
	throw new Unread();
};
const refuse = (words)=>{
	throw new Refused(words);
};
const LET_SINCE = '1.11.3';
const CHAINS_SINCE = '1.11.4';
const MAX_EXPRESSION = 16_384;
const MAX_DEPTH = 100;
function checkExpression(text, version, variables = new Map()) {
	if (text.length > MAX_EXPRESSION) return { type: 'any' };
	let tokens = [];
	const chains = _versi().isAtLeast(version, CHAINS_SINCE);
	const lets = _versi().isAtLeast(version, LET_SINCE);
	try {
		tokens = tokensOf(text, chains);
		wholeType({ tokens, variables, chains, lets, checks: false });
		return { type: wholeType({ tokens, variables, chains, lets, checks: true }) };
	} catch (error) {
		if (error instanceof Refused) return { type: 'any', problem: error.message };
		if (!(error instanceof Unread)) throw error;
		const problem = problemAnyway(tokens);
		return problem === undefined ? { type: 'any' } : { type: 'any', problem };
	}
}
function problemAnyway(tokens) {
	const alone = tokens.find(({ kind, text }, i)=>{
		const { kind: kindBefore, text: before = '' } = tokens[i - 1] ?? {};
		if (text === ':' && kind === 'Operator') return i === 0 || /^[({,;:]$/.test(before);
		const isBinary = kind === 'Operator' && BINDING.has(text) && !UNARY.has(text);
		return isBinary && kindBefore === 'Bracket' && /[([{]/.test(before);
	});
	if (alone !== undefined) return `unexpected token Operator("${alone.text}")`;
	return depthAfter(tokens) > 0 ? 'unexpected token EOF' : undefined;
}
function depthAfter(tokens) {
	const brackets = tokens.filter(({ kind })=>kind === 'Bracket');
	return brackets.reduce((depth, { text })=>depth + (/[([{]/.test(text) ? 1 : -1), 0);
}
const KINDS = [
	[
		'String',
		/^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/
	],
	[
		'Number',
		/^(?:0[xX][\da-fA-F_]*(?:\.(?!\.)[\da-fA-F_]*)?|0[oO][0-7_]*(?:\.(?!\.)[0-7_]*)?|0[bB][01_]*(?:\.(?!\.)[01_]*)?|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?)/
	],
	['Identifier', /^[\p{L}_$][\p{L}\p{N}_$]*/u],
	['Bracket', /^[()[\]{}]/],
	[
		'Operator',
		/^(?:::|\?\.|\?\?|\.\.|\*\*|&&|\|\||[=!<>]=|[?.,:;%+\-^/*<>!|#&=])/
	]
];
const BLANKS = /^[^\S\ufeff]+/;
function tokensOf(text, chains) {
	const tokens = [];
	let rest = text;
	for(;;){
		rest = behindComment(rest.replace(BLANKS, ''));
		if (rest === '') return [...tokens, { kind: 'EOF', text: '' }];
		if (rest.startsWith('`') && !chains) refuse(`unrecognized character: ${_goval().shownCharacter(rest)}`);
		if (/^(?:`[^`]*``|[bB]['"])/.test(rest)) throw new Unread();
		const found = KINDS.map(([kind, pattern])=>({ kind, text: pattern.exec(rest)?.[0] ?? '' })).find((one)=>one.text !== '');
		if (found === undefined) return refuse(/^['"`]/.test(rest) ? 'literal not terminated' : `unrecognized character: ${_goval().shownCharacter(rest)}`);
		rest = rest.slice(found.text.length);
		if (found.kind === 'String' && !found.text.startsWith('`') && hasBadEscape(found.text)) refuse('invalid char escape');
		if (found.kind === 'Number' && /^[\p{L}\p{N}_$]/u.test(rest)) refuse(`bad number syntax: "${found.text}${rest[0]}"`);
		tokens.push(WORDS.test(found.text) ? { ...found, kind: 'Operator' } : found);
	}
}
function behindComment(text) {
	let rest = text;
	for(;;){
		const [end] = rest.startsWith('//') ? ['\n'] : rest.startsWith('/*') ? ['*/'] : [];
		if (end === undefined) return rest;
		const at = rest.indexOf(end, 2);
		if (at === -1 && end === '*/') return refuse('unclosed comment');
		rest = at === -1 ? '' : rest.slice(at + end.length).trimStart();
	}
}
function hasBadEscape(text) {
	const escapes = text.slice(1, -1).match(/\\./gs) ?? [];
	return escapes.some((one)=>!`abfnrtv\\01234567xuU${text.charAt(0)}`.includes(one.charAt(1)));
}
function literalText(literal) {
	if (/^`[^`]*`$/.test(literal)) return literal.slice(1, -1);
	if (!/^'(?:[^'\\\n]|\\[\\'])*'$/.test(literal)) return undefined;
	return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}
function typeOfNumber(text, chains) {
	const value = text.replaceAll('_', '');
	const lower = chains ? value.toLowerCase() : value;
	const isFloat = !(chains ? lower.startsWith('0x') : lower.includes('x')) && /[.eE]/.test(lower);
	const kind = /^0x/.test(lower) ? 'hex' : isFloat ? 'float' : chains ? RADIX[lower.slice(0, 2)] ?? 'integer' : 'integer';
	const isWritten = NUMBERS[kind].test(value);
	const isInRange = isFloat ? Number.isFinite(Number(value)) : isWritten && BigInt(value) <= MAX_INTEGER;
	if (!isWritten || !isInRange) refuse(`invalid ${kind} literal: strconv.Parse${isFloat ? 'Float' : 'Int'}: parsing ${_goval().quoted(value)}: ${isWritten ? 'value out of range' : 'invalid syntax'}`);
	return isFloat ? 'float64' : 'int';
}
const MAX_INTEGER = 2n ** 63n - 1n;
const RADIX = { '0b': 'binary', '0o': 'octal' };
const NUMBERS = { hex: /^0x[\da-f]+$/i, binary: /^0b[01]+$/i, octal: /^0o[0-7]+$/i, integer: /^\d+$/, float: /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i };
function wholeType(parsing) {
	const p = { ...parsing, locals: new Map(), at: 0, depth: 0 };
	const type = expression(p, 0);
	if (p.chains && tokenAt(p).text === ';') throw new Unread();
	if (tokenAt(p).kind !== 'EOF') unexpected(p);
	return type;
}
function tokenAt({ tokens, at }) {
	return _invar().itemAt(tokens, at);
}
function isAt(p, text) {
	const token = tokenAt(p);
	return token.text === text && /^(?:Operator|Bracket)$/.test(token.kind);
}
function unexpected(p) {
	const { kind, text } = tokenAt(p);
	const shown = kind === 'String' ? text.slice(1, -1) : text;
	return refuse(`unexpected token ${kind === 'EOF' ? 'EOF' : `${kind}("${shown}")`}`);
}
function expect(p, text) {
	if (!isAt(p, text)) unexpected(p);
	p.at += 1;
}
function expression(p, least) {
	p.depth += 1;
	if (p.depth > MAX_DEPTH) throw new Unread();
	if (least === 0 && p.lets && isWord(p, 'let')) return declared(p);
	if (/^(?:let|if|else)$/.test(tokenAt(p).text)) throw new Unread();
	let left = primary(p);
	/** A comparison's right side is the next one's left. */ let chained;
	let before = '';
	for(;;){
		if (isAt(p, '#')) throw new Unread();
		if (isAt(p, '|')) {
			if (least > 0) break;
			left = piped(p);
			continue;
		}
		const negates = isAt(p, 'not');
		if (negates) {
			p.at += 1;
			if (!NEGATED.test(tokenAt(p).text)) unexpected(p);
		}
		const operator = tokenAt(p);
		if (operator.kind !== 'Operator') break;
		const binding = BINDING.get(operator.text);
		if (binding === undefined || binding < least) break;
		p.at += 1;
		if (before === '??' && operator.text !== '??') refuse(`Operator (${operator.text}) and coalesce expressions (??) cannot be mixed. Wrap either by parentheses.`);
		before = operator.text;
		const right = binaryRight(p, operator.text, binding);
		const compares = p.chains && /^[<>]=?$/.test(operator.text);
		if (p.checks) left = typeOfBinary(operator.text, compares ? chained ?? left : left, right);
		chained = compares ? right : undefined;
	}
	if (least === 0 && isAt(p, '?')) left = conditional(p, left);
	p.depth -= 1;
	return left;
}
function isWord(p, word) {
	const { kind, text } = tokenAt(p);
	return kind === 'Identifier' && text === word;
}
function declared(p) {
	p.at += 1;
	const { kind, text: name } = tokenAt(p);
	if (kind !== 'Identifier') unexpected(p);
	p.at += 1;
	expect(p, '=');
	if (p.checks) {
		if (FUNCTIONS.has(name) || p.variables.has(name)) refuse(`cannot redeclare ${name}`);
		if (isBuiltin(p, name)) refuse(`cannot redeclare builtin ${name}`);
		if (p.locals.has(name)) refuse(`cannot redeclare variable ${name}`);
	}
	const value = expression(p, 0);
	expect(p, ';');
	p.locals.set(name, value);
	const type = expression(p, 0);
	p.locals.delete(name);
	p.depth -= 1;
	return type;
}
function isBuiltin(p, name) {
	return BUILTINS.has(name) && (p.chains || !NEWER_BUILTINS.has(name));
}
function piped(p) {
	p.at += 1;
	const { kind, text } = tokenAt(p);
	if (kind !== 'Identifier') unexpected(p);
	p.at += 1;
	if (!isAt(p, '(')) unexpected(p);
	if (text === '$env' || BUILTINS.has(text) && BUILTINS.get(text) === undefined) throw new Unread();
	const isKnown = FUNCTIONS.has(text) || p.locals.has(text) || p.variables.has(text) || isBuiltin(p, text);
	return p.checks && !isKnown ? refuse(`unknown name ${text}`) : called(p, 'any');
}
function binaryRight(p, operator, binding) {
	const pattern = operator === 'matches' && tokenAt(p).kind === 'String' ? tokenAt(p).text.slice(1, -1) : '';
	const right = expression(p, operator === '**' || operator === '^' ? binding : binding + 1);
	const problem = !p.checks || pattern.includes('\\') ? undefined : _goval().regexProblem(pattern);
	if (problem !== undefined) refuse(problem);
	return right;
}
function conditional(p, condition) {
	p.at += 1;
	const yes = isAt(p, ':') ? condition : expression(p, 0);
	expect(p, ':');
	const no = expression(p, 0);
	if (!/^(?:bool|any)$/.test(condition)) refuse(`non-bool expression (type ${nameOf(condition)}) used as condition`);
	return yes === no ? yes : 'any';
}
function primary(p) {
	const token = tokenAt(p);
	const unary = token.kind === 'Operator' ? UNARY.get(token.text) : undefined;
	if (unary !== undefined) {
		p.at += 1;
		const type = expression(p, unary);
		const fits = token.text === 'not' || token.text === '!' ? /^(?:bool|any)$/ : /^(?:int|float64|any)$/;
		if (!fits.test(type)) refuse(`invalid operation: ${token.text} (mismatched type ${nameOf(type)})`);
		return type;
	}
	if (/^(?:#|::)$/.test(token.text)) throw new Unread();
	if (isAt(p, '{')) return postfix(p, map(p));
	if (isAt(p, '(')) {
		p.at += 1;
		const type = expression(p, 0);
		if (p.chains && isAt(p, ';')) throw new Unread();
		expect(p, ')');
		return postfix(p, type);
	}
	if (isAt(p, '[')) {
		const element = common(list(p, '[', ']'));
		return postfix(p, p.checks ? `array of ${element}` : 'any');
	}
	p.at += 1;
	if (token.kind === 'Number') {
		const type = typeOfNumber(token.text, p.chains);
		return p.checks ? type : 'any';
	}
	if (token.kind === 'String') return postfix(p, p.checks ? 'string' : 'any');
	if (token.kind === 'Identifier') return named(p, token.text);
	p.at -= 1;
	return unexpected(p);
}
function list(p, open, close) {
	expect(p, open);
	const types = [];
	while(!isAt(p, close)){
		if (types.length > 0) expect(p, ',');
		if (isAt(p, close)) break;
		types.push(expression(p, 0));
	}
	expect(p, close);
	return types;
}
function map(p) {
	do {
		p.at += 1;
		if (isAt(p, '}')) break;
		const { kind } = tokenAt(p);
		if (isAt(p, '(')) expression(p, 0);
		else if (/^(?:Number|String|Identifier)$/.test(kind)) p.at += 1;
		else refuse('a map key must be a quoted string, a number, a identifier, or an expression enclosed in parentheses');
		expect(p, ':');
		expression(p, 0);
	}while (isAt(p, ','))
	expect(p, '}');
	return 'any';
}
function named(p, name) {
	const isPredicate = BUILTINS.get(name) === undefined && BUILTINS.has(name);
	if (p.checks ? name === '$env' || isPredicate : isPredicate && isAt(p, '(')) throw new Unread();
	if (!p.checks) return isAt(p, '(') ? called(p, 'any') : postfix(p, 'any');
	if (name === 'true' || name === 'false') return 'bool';
	if (name === 'nil') return 'nil';
	const variable = p.locals.get(name) ?? p.variables.get(name);
	const one = FUNCTIONS.get(name);
	if (variable !== undefined) return isAt(p, '(') ? called(p, 'any') : postfix(p, variable);
	if (one !== undefined) {
		if (!isAt(p, '(')) return postfix(p, `func(${one.takes.join(', ')}) ${one.gives}`);
		const given = list(p, '(', ')');
		if (given.length !== one.takes.length) refuse(`${given.length > one.takes.length ? 'too many' : 'not enough'} arguments to call ${name}`);
		const wrong = given.find((type)=>type !== 'any' && type !== 'string');
		if (wrong !== undefined) refuse(`cannot use ${nameOf(wrong)} as argument (type string) to call ${name}`);
		return postfix(p, one.gives);
	}
	const gives = isBuiltin(p, name) ? BUILTINS.get(name) : undefined;
	if (gives !== undefined) return isAt(p, '(') ? called(p, gives) : postfix(p, 'any');
	return refuse(`unknown name ${name}`);
}
function called(p, gives) {
	list(p, '(', ')');
	return postfix(p, gives);
}
function postfix(p, type) {
	let found = type;
	for(;;){
		if (isAt(p, '.') || isAt(p, '?.')) found = member(p, found);
		else if (isAt(p, '[')) found = element(p, found);
		else return found;
	}
}
function member(p, type) {
	p.at += 1;
	const { kind, text } = tokenAt(p);
	if (kind === 'EOF') refuse('unexpected end of expression');
	const isName = /^[[a-z]/i.test(text) && kind !== 'String' && kind !== 'Number';
	if (kind !== 'Identifier') return isName ? notRead() : refuse('expected name');
	p.at += 1;
	const isMethod = isAt(p, '(');
	if (p.checks && MEMBERLESS.test(type)) refuse(`type ${nameOf(type)} has no ${isMethod ? 'method' : 'field'} ${text}`);
	return isMethod ? called(p, 'any') : 'any';
}
function element(p, type) {
	p.at += 1;
	const { kind, text } = tokenAt(p);
	const index = isAt(p, ':') ? 'int' : expression(p, 0);
	if (isAt(p, ':')) return slice(p, type, index);
	expect(p, ']');
	if (p.checks && MEMBERLESS.test(type)) refuse(kind === 'String' ? `type ${nameOf(type)} has no field ${text.slice(1, -1)}` : `type ${nameOf(type)}[${nameOf(index)}] is undefined`);
	return 'any';
}
function slice(p, type, from) {
	p.at += 1;
	const to = isAt(p, ']') ? 'int' : expression(p, 0);
	expect(p, ']');
	if (!p.checks) return 'any';
	if (type !== 'string' && MEMBERLESS.test(type)) refuse(`cannot slice ${nameOf(type)}`);
	const wrong = [from, to].find((one)=>one !== 'int' && one !== 'any');
	return wrong === undefined ? type : refuse(`non-integer slice index ${nameOf(wrong)}`);
}
const MEMBERLESS = /^(?:string|int|float64|bool|func.*)$/s;
function common(types) {
	const [first = 'any'] = types;
	return types.every((type)=>type === first) ? first : 'any';
}
function typeOfBinary(operator, left, right) {
	const isNumber = (type)=>type === 'int' || type === 'float64';
	const isKnown = left !== 'any' && right !== 'any';
	const mismatch = ()=>refuse(`invalid operation: ${operator} (mismatched types ${nameOf(left)} and ${nameOf(right)})`);
	const both = (type)=>[left, right].every((one)=>one === type || one === 'any');
	const numbers = [left, right].every((one)=>isNumber(one) || one === 'any');
	switch(operator){
		case '==':
		case '!=':
			if (isKnown && left !== right && !numbers && left !== 'nil' && right !== 'nil' && !(isArray(left) && isArray(right))) mismatch();
			return 'bool';
		case 'or':
		case '||':
		case 'and':
		case '&&':
			return both('bool') ? 'bool' : mismatch();
		case 'matches':
		case 'contains':
		case 'startsWith':
		case 'endsWith':
			return both('string') ? 'bool' : mismatch();
		case 'in':
			return isAmong(left, right) ? 'bool' : mismatch();
		case '??':
			if (left === 'nil') return right;
			return right === 'nil' || left === right ? left : 'any';
		case '<':
		case '>':
		case '<=':
		case '>=':
			return numbers || both('string') ? 'bool' : mismatch();
		case '+':
			if (!numbers && !both('string')) mismatch();
			return !isKnown ? 'any' : left === right ? left : 'float64';
		case '..':
			return both('int') ? 'array of int' : mismatch();
		case '%':
			return both('int') ? 'int' : mismatch();
		default:
			if (!numbers) mismatch();
			if (!isKnown) return 'any';
			return left === 'int' && right === 'int' && /^[-*]$/.test(operator) ? 'int' : 'float64';
	}
}
function nameOf(type) {
	return isArray(type) ? '[]interface {}' : type;
}
function isArray(type) {
	return type.startsWith('array of ');
}
function isAmong(left, right) {
	if (right === 'any' || right === 'nil') return true;
	if (!isArray(right)) return left === 'any' && right === 'string';
	const element = right.slice('array of '.length);
	const numbers = /^(?:int|float64)$/;
	if (element === 'any' || left === 'any' || left === 'nil' || element === left) return true;
	if (numbers.test(element) && numbers.test(left)) return true;
	return refuse(`cannot use ${nameOf(left)} as type ${element} in array`);
}

return { checkExpression, isReserved, literalText };
},

"languages/corefile/go-template.js": (_from) => {
/** Whether text/template parses a text (lex.go, parse.go); nothing is evaluated. */
const [_invar, _goval] = _from("text/invariant", "./go-values");
const FUNCTIONS = new Set('and call eq ge gt html index js le len lt ne not or print printf println slice urlquery parseInt'.split(' '));
const OPENING = new Set(['if', 'range', 'with', 'block', 'define']);
class Refused extends Error {
}
const refuse = (words)=>{
	throw new Refused(words);
};
const MAX_TEMPLATE = 65_536;
function goTemplateProblem(text) {
	if (text.length > MAX_TEMPLATE) return undefined;
	try {
		parse(text);
		return undefined;
	} catch (error) {
		if (error instanceof Refused) return error.message;
		throw error;
	}
}
function parse(text) {
	const parsing = { open: [], variables: ['$'], defined: new Set() };
	let at = 0;
	for(;;){
		const start = text.indexOf('{{', at);
		if (start === -1) break;
		const found = actionAt(text, start + 2);
		at = found.end;
		if (found.tokens !== undefined) runAction(found.tokens, parsing);
	}
	if (parsing.open.length > 0) refuse('unexpected EOF');
}
function actionAt(text, from) {
	let at = /^-[ \t\r\n]/.test(text.slice(from, from + 2)) ? from + 1 : from;
	const comment = /^[ \t\r\n]*\/\*/.exec(text.slice(at, at + 64));
	if (comment !== null && (comment[0] === '/*' || at > from)) {
		const close = text.indexOf('*/', at);
		if (close === -1) return refuse('unclosed comment');
		const end = /^(?:[ \t\r\n]-)?\}\}/.exec(text.slice(close + 2, close + 6));
		if (end === null) return refuse('comment ends before closing delimiter');
		return { tokens: undefined, end: close + 2 + end[0].length };
	}
	const tokens = [];
	let parens = 0;
	for(;;){
		const rest = text.slice(at);
		const close = /^(?:[ \t\r\n]+-)?\}\}/.exec(rest);
		if (close !== null) {
			if (parens > 0) return refuse('unclosed left paren');
			return { tokens, end: at + close[0].length };
		}
		if (rest === '') return refuse('unclosed action');
		const token = tokenOf(rest, tokens.every(({ kind })=>kind === 'space'));
		if (token.text === '(') parens += 1;
		if (token.text === ')') {
			parens -= 1;
			if (parens < 0) return refuse('unexpected right paren');
		}
		tokens.push(token);
		at += token.text.length;
	}
}
const NUMBER = /^[+-]?(?:0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?[\d_]*)?|0[bB][01_]*(?:\.[01_]*)?|0[oO][0-7_]*(?:\.[0-7_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?)i?/;
const KINDS = [
	[
		'space',
		/^[ \t\r\n]+/
	],
	[
		'string',
		/^"(?:[^"\\\n]|\\.)*"|^`[^`]*`|^'(?:[^'\\\n]|\\.)+'/
	],
	['number', NUMBER],
	['field', /^\.[\p{L}_][\p{L}\p{N}_]*/u],
	['dot', /^\./],
	['variable', /^\$[\p{L}\p{N}_]*/u],
	['word', /^[\p{L}_][\p{L}\p{N}_]*/u],
	['mark', /^(?::=|[=|(),])/]
];
function scanNumber(rest) {
	const [text] = NUMBER.exec(rest) ?? [];
	if (text === undefined) return undefined;
	const imaginary = /^[+-]/.test(rest.slice(text.length)) ? NUMBER.exec(rest.slice(text.length))?.[0] ?? '+' : '';
	const whole = text + imaginary;
	const [after = ''] = rest.slice(whole.length);
	if (/[\p{L}\p{N}_]/u.test(after)) return refuse(`bad number syntax: "${whole}${after}"`);
	if (imaginary !== '' && !whole.endsWith('i')) return refuse(`bad number syntax: "${whole}"`);
	return whole;
}
function checkNumber(text) {
	if (/.[+-].*i$/.test(text) || text.endsWith('i') && isFloat(text.slice(0, -1))) return;
	const whole = wholeNumber(text);
	if (whole !== undefined && whole >= -(2n ** 63n) && whole < (/^[+-]/.test(text) ? 2n ** 63n : 2n ** 64n)) return;
	if (!isFloat(text)) return refuse(`illegal number syntax: ${JSON.stringify(text)}`);
	if (!/[.eEpP]/.test(text)) refuse(`integer overflow: ${JSON.stringify(text)}`);
}
function hasLooseUnderscore(text) {
	return /^[+-]?0[xXbBoO]/.test(text) ? /_(?![\da-fA-F])|[^\da-fA-FxXbBoO]_/.test(text) : /(?<!\d)_|_(?!\d)/.test(text);
}
function wholeNumber(text) {
	const [, sign, digits = ''] = /^([+-]?)(0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO]?[0-7_]+|0|[1-9][\d_]*)$/.exec(text) ?? [];
	if (digits === '' || hasLooseUnderscore(text)) return undefined;
	const plain = digits.replaceAll('_', '').replace(/^0(?=\d)/, '0o');
	const value = BigInt(plain);
	return sign === '-' ? -value : value;
}
function isFloat(text) {
	const isHex = /^[+-]?0[xX](?=\.?[\da-fA-F_])[\da-fA-F_]*\.?[\da-fA-F_]*[pP][+-]?\d[\d_]*$/.test(text);
	const isDecimal = /^[+-]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?$/.test(text);
	if (!isHex && !isDecimal || hasLooseUnderscore(text)) return false;
	return isHex || Number.isFinite(Number(text.replaceAll('_', '')));
}
function tokenOf(rest, isFirst) {
	for (const [kind, pattern] of KINDS){
		const text = kind === 'number' ? scanNumber(rest) : pattern.exec(rest)?.[0];
		if (text === undefined) continue;
		const after = rest.slice(text.length, text.length + 2);
		if (kind === 'number') checkNumber(text);
		if (text.startsWith("'")) checkCharacter(text);
		if (text.startsWith('"') && !QUOTED.test(text)) return refuse('invalid syntax');
		if (/^(?:field|variable|word|dot)$/.test(kind) && !/^(?:$|[ \t\r\n.,|:)(=]|\}\})/.test(after)) return refuse(`bad character ${_goval().shownCharacter(after)}`);
		return { kind, text };
	}
	const [first = ''] = rest;
	if (first === '"') return refuse('unterminated quoted string');
	if (first === '`') return refuse('unterminated raw quoted string');
	if (first === "'") return refuse('unterminated character constant');
	if (first === ':') return refuse('expected :=');
	if (/^[+-]/.test(rest)) return refuse(`illegal number syntax: "${first}"`);
	return refuse(`unexpected "${first}" in ${isFirst ? 'command' : 'operand'}`);
}
const ESCAPE = '[abfnrtv\\\\]|[0-3][0-7]{2}|x[\\da-fA-F]{2}|u(?![dD][89a-fA-F])[\\da-fA-F]{4}|U(?!0000[dD][89a-fA-F])00(?:10|0[\\da-fA-F])[\\da-fA-F]{4}';
const CHARACTER = new RegExp(`^'(?:[^\\\\]|\\\\(?:${ESCAPE}|'))`, 'u');
const QUOTED = new RegExp(`^"(?:[^"\\\\]|\\\\(?:${ESCAPE}|"))*"$`, 'su');
function checkCharacter(text) {
	const one = CHARACTER.exec(text)?.[0];
	if (one === undefined) refuse('invalid syntax');
	else if (one.length !== text.length - 1) refuse(`malformed character constant: ${text}`);
}
function runAction(tokens, parsing) {
	const { open, variables } = parsing;
	const words = tokens.filter((token)=>token.kind !== 'space');
	const [first, second] = words;
	if (first === undefined) return refuse('missing value for command');
	if (first.kind !== 'word') return pipeline(tokens, 'command', variables);
	if (first.text === 'end') return close(words, open, variables);
	if (first.text === 'else') return turn(words, tokens, open, variables);
	if (OPENING.has(first.text)) return opening(first, words, tokens, parsing);
	if (first.text === 'template') {
		if (!isName(second)) return refuse(`unexpected ${shown(second)} in template clause`);
		if (words.length > 2) pipeline(tokens.slice(tokens.indexOf(second) + 1), 'template clause', variables);
		return;
	}
	if ((first.text === 'break' || first.text === 'continue') && words.length === 1) {
		const within = open.slice(open.findLastIndex(({ word })=>word === 'block') + 1);
		if (!within.some(({ word, otherwise })=>word === 'range' && otherwise)) refuse(`{{${first.text}}} outside {{range}}`);
		return;
	}
	pipeline(tokens, 'command', variables);
}
function opening(first, words, tokens, { open, variables, defined }) {
	const [, second, third] = words;
	if (first.text === 'define' && open.length > 0) return refuse('unexpected <define> in command');
	open.push({ word: first.text, otherwise: true, variables: variables.length });
	if (first.text !== 'define' && first.text !== 'block') return pipeline(tokens.slice(tokens.indexOf(first) + 1), first.text, variables);
	if (!isName(second)) return refuse(`unexpected ${shown(second)} in ${first.text} clause`);
	const name = second.text.slice(1, -1);
	if (defined.has(name)) refuse(`multiple definition of template "${name}"`);
	defined.add(name);
	if (first.text === 'define' && third !== undefined) refuse(`unexpected ${shown(third)} in define clause`);
	if (first.text === 'block') pipeline(tokens.slice(tokens.indexOf(second) + 1), 'block clause', variables);
}
function isName(token) {
	return token?.kind === 'string' && !token.text.startsWith("'");
}
function close(words, open, variables) {
	if (words.length > 1) refuse(`unexpected ${shown(words[1])} in end`);
	const last = open.pop();
	if (last === undefined) return refuse('unexpected {{end}}');
	variables.length = last.variables;
}
function turn(words, tokens, open, variables) {
	const last = open.at(-1);
	if (last === undefined || last.word === 'define' || last.word === 'block') return refuse('unexpected {{else}}');
	if (!last.otherwise) return refuse('expected end; found {{else}}');
	const [, second] = words;
	if (second === undefined) {
		last.otherwise = false;
		return;
	}
	if (second.text !== last.word || last.word === 'range') return refuse(`unexpected ${shown(second)} in else`);
	pipeline(tokens.slice(tokens.indexOf(second) + 1), last.word, variables);
}
function shown(token) {
	return JSON.stringify(token?.text ?? '}}');
}
function pipeline(tokens, context, variables) {
	const words = tokens.filter((token)=>token.kind !== 'space');
	const [first, second, third, fourth] = words;
	let body = tokens;
	const assigns = (token)=>token?.text === ':=' || token?.text === '=';
	if (first?.kind === 'variable' && assigns(second)) {
		variables.push(first.text);
		body = tokens.slice(tokens.indexOf(second) + 1);
	} else if (first?.kind === 'variable' && second?.text === ',' && third?.kind === 'variable' && assigns(fourth)) {
		if (context !== 'range') return refuse(`too many declarations in ${context}`);
		variables.push(first.text, third.text);
		body = tokens.slice(tokens.indexOf(fourth) + 1);
	}
	const isThird = first?.kind === 'variable' && second?.text === ',' && third?.kind === 'variable' && fourth?.text === ',';
	if (context === 'range' && isThird) return refuse('too many declarations in range');
	commands(body, context, variables);
}
function commands(tokens, context, variables) {
	/** For each open pipeline: whether its command has an operand, and how many commands precede. */ const base = { operands: 0, before: 0 };
	const levels = [base];
	let joined = false;
	let before;
	for (const token of tokens){
		const level = _invar().present(levels.at(-1));
		if (token.kind === 'space') {
			joined = false;
			continue;
		}
		if (joined && token.kind !== 'field' && token.text !== '|' && token.text !== ')') return refuse(`unexpected ${token.kind === 'dot' ? '<.>' : shown(token)} in operand`);
		if (token.text === '(') {
			level.operands += 1;
			levels.push({ operands: 0, before: 0 });
		} else if (token.text === ')') {
			if (level.operands + level.before === 0) return refuse('missing value for parenthesized pipeline');
			levels.pop();
		} else if (token.text === '|') {
			if (level.operands === 0) return refuse(`unexpected "|" in ${levels.length > 1 ? 'parenthesized pipeline' : context}`);
			level.operands = 0;
			level.before += 1;
		} else if (token.kind === 'mark') return refuse(`unexpected "${token.text}" in ${context === 'command' ? 'operand' : context}`);
		else if (token.kind === 'word') word(token, level);
		else if (token.kind === 'field' && joined) {
			if (isBare(before)) return refuse(`unexpected . after term ${JSON.stringify(before?.text)}`);
			continue;
		} else if (level.before > 0 && level.operands === 0 && (token.kind === 'number' || token.kind === 'string' || token.kind === 'dot')) return refuse(`non executable command in pipeline stage ${level.before + 1}`);
		else {
			if (token.kind === 'variable' && !variables.includes(token.text)) return refuse(`undefined variable "${token.text}"`);
			level.operands += 1;
		}
		joined = token.kind !== 'mark' || token.text === ')';
		before = token;
	}
	if (base.operands + base.before === 0) refuse(`missing value for ${context}`);
}
function isBare(token) {
	return token !== undefined && (/^(?:dot|number|string)$/.test(token.kind) || CONSTANTS.has(token.text));
}
const KEYWORDS = new Set(['end', 'else', 'template', 'break', 'continue']);
const CONSTANTS = new Set(['true', 'false', 'nil']);
function word(token, level) {
	const isKeyword = OPENING.has(token.text) || KEYWORDS.has(token.text);
	if (isKeyword) refuse(`unexpected <${token.text}> in operand`);
	if (CONSTANTS.has(token.text)) {
		if (level.before > 0 && level.operands === 0) refuse(`non executable command in pipeline stage ${level.before + 1}`);
	} else if (!FUNCTIONS.has(token.text)) refuse(`function "${token.text}" not defined`);
	level.operands += 1;
}

return { goTemplateProblem };
},

"languages/corefile/go-url.js": (_from) => {
/** Errors of Go's net/url.Parse (net/url/url.go parse, parseAuthority, parseHost). */
const [_endpo, _goval] = _from("dns/endpoint", "./go-values");
function urlProblem(text) {
	const hash = text.indexOf('#');
	const whole = hash === -1 ? text : text.slice(0, hash);
	const why = problemOf(whole);
	if (why !== undefined) return `parse ${_goval().quoted(whole)}: ${why}`;
	const inFragment = badEscape(text.slice(whole.length));
	return inFragment === undefined ? undefined : `parse ${_goval().quoted(text)}: ${inFragment}`;
}
function problemOf(text) {
	if (/[\x00-\x1f\x7f]/.test(text)) return 'net/url: invalid control character in URL';
	if (text.startsWith(':')) return 'missing protocol scheme';
	const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(text)?.[0] ?? '';
	const [rest = ''] = text.slice(scheme.length).split('?', 1);
	if (!rest.startsWith('/')) {
		if (scheme !== '') return undefined;
		if ((rest.split('/', 1)[0] ?? '').includes(':')) return 'first path segment in URL cannot contain colon';
		return badEscape(rest);
	}
	const hasHost = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'));
	const slash = hasHost ? rest.indexOf('/', 2) : 0;
	const authority = hasHost ? rest.slice(2, slash === -1 ? undefined : slash) : '';
	const path = slash === -1 ? '' : rest.slice(slash);
	const at = authority.lastIndexOf('@');
	const host = authority.slice(at + 1);
	const user = at === -1 ? '' : authority.slice(0, at);
	return hostProblem(host, /^https?:$/i.test(scheme)) ?? userProblem(user) ?? badEscape(path);
}
function userProblem(user) {
	return /^[\w\-.:~!$&'()*+,;=%@]*$/.test(user) ? badEscape(user) : 'net/url: invalid userinfo';
}
function badEscape(text) {
	const found = /%(?![0-9A-Fa-f]{2}).{0,2}/s.exec(text)?.[0];
	return found === undefined ? undefined : `invalid URL escape ${_goval().quoted(found)}`;
}
function hostProblem(host, strict) {
	const bracket = host.lastIndexOf('[');
	if (bracket > 0) return 'invalid IP-literal';
	if (bracket === 0) return literalProblem(host);
	const colon = strict ? host.indexOf(':') : host.lastIndexOf(':');
	const port = colon === -1 ? '' : host.slice(colon);
	if (!/^(?::\d*)?$/.test(port)) return `invalid port ${_goval().quoted(port)} after host`;
	return badHostText(host);
}
function literalProblem(host) {
	const close = host.lastIndexOf(']');
	if (close === -1) return "missing ']' in host";
	const port = host.slice(close + 1);
	if (!/^(?::\d*)?$/.test(port)) return `invalid port ${_goval().quoted(port)} after host`;
	const name = host.slice(1, close);
	const zone = name.indexOf('%25');
	const address = zone === -1 ? name : name.slice(0, zone);
	const problem = badHostText(address);
	if (problem !== undefined) return problem;
	return _endpo().parseAddress(address)?.includes(':') === true ? undefined : 'invalid host';
}
function badHostText(host) {
	const found = /%(?![89A-Fa-f][0-9A-Fa-f]|25).{0,2}|[ \\^`{|}@/?#]/s.exec(host)?.[0];
	if (found === undefined) return undefined;
	return found.startsWith('%') ? `invalid URL escape ${_goval().quoted(found)}` : `invalid character ${_goval().quoted(found)} in host name`;
}

return { urlProblem };
},

"languages/corefile/label-selector.js": () => {

const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
const OPERATORS = new Set(['=', '==']);
function tokensOf(text) {
	return text.match(/[(),]|==|!=|[=!<>]|[^\s(),=!<>]+/g) ?? [];
}
function isKey(text) {
	if (text === undefined) return false;
	const slash = text.indexOf('/');
	if (slash === -1) return NAME.test(text);
	const prefix = text.slice(0, slash);
	return prefix.length <= 253 && PREFIX.test(prefix) && NAME.test(text.slice(slash + 1));
}
function isValue(text) {
	return text === undefined || text === '' || NAME.test(text);
}
function requirement(tokens, from) {
	let at = from;
	const negated = tokens[at] === '!';
	if (negated) at += 1;
	if (!isKey(tokens[at])) return undefined;
	at += 1;
	const next = tokens[at];
	if (next === undefined || next === ',' || negated) return at;
	if (OPERATORS.has(next)) {
		const value = tokens[at + 1];
		if (value === undefined || value === ',') return at + 1;
		return isValue(value) && !/^[(!=<>]/.test(value) ? at + 2 : undefined;
	}
	if (next !== 'in' && next !== 'notin') return undefined;
	if (tokens[at + 1] !== '(') return undefined;
	at += 2;
	while(at < tokens.length && tokens[at] !== ')'){
		const isNext = tokens[at - 1] === '(' || tokens[at - 1] === ',';
		if (tokens[at] !== ',' && !(isNext && isValue(tokens[at]))) return undefined;
		at += 1;
	}
	return tokens[at] === ')' ? at + 1 : undefined;
}
function isLabelSelector(text) {
	const tokens = tokensOf(text);
	let at = 0;
	while(at < tokens.length){
		const behind = requirement(tokens, at);
		if (behind === undefined) return false;
		if (behind === tokens.length) return true;
		if (tokens[behind] !== ',' || behind + 1 === tokens.length) return false;
		at = behind + 1;
	}
	return true;
}

return { isLabelSelector };
},

"languages/corefile/plugins/acl.js": (_from) => {
/** `acl` (plugin/acl/setup.go parse, acl.go ServeDNS). */
const [
	_endpo, _budge, _defin, _invar, _dispe, _goval, _setup, _strea,
] = _from(
	"dns/endpoint", "text/budget", "text/defined", "text/invariant", "languages/corefile/dispenser", "languages/corefile/go-values", "languages/corefile/setup",
	"languages/corefile/stream",
);
const EFFECTS = new Map([['allow', 'pass'], ['block', 'refuse'], ['filter', 'answer'], ['drop', 'drop']]);
function readAcl(setup) {
	const { d } = setup;
	const rules = [];
	let group = [];
	try {
		while(_dispe().next(d)){
			const names = _setup().within(_setup().zonesFrom(_dispe().remainingArgs(d), setup.zones));
			while(_dispe().nextBlock(d)){
				const action = _dispe().current(d);
				const effect = EFFECTS.get(action.text.toLowerCase());
				if (effect === undefined) _dispe().fail(`unexpected token ${_goval().quoted(action.text)}; expect 'allow', 'block', 'filter' or 'drop'`, action);
				const { types, nets, open } = readLists(setup, action);
				const last = rules.at(-1);
				if (rules.length === MAX_RULES) {
					setup.notices.push(_budge().beyondBound(TOO_MANY, _strea().placeOf(action)));
					rules.push({ names, effect: 'refuse', perhaps: UNSTATED, at: _strea().placeOf(action) });
				}
				if (rules.length > MAX_RULES) continue;
				if (open) {
					rules.push({ names, effect, perhaps: UNSTATED, at: _strea().placeOf(action) });
					continue;
				}
				const everyone = nets.length === 0 || nets.includes('*');
				const rule = {
					names,
					..._defin().defined({ types: types.size === 0 || types.has('*') ? undefined : [...types] }),
					effect,
					..._defin().defined({ rcode: effect === 'answer' ? 'NODATA' : undefined }),
					...everyone ? {} : clientsOf(nets),
					at: _strea().placeOf(action)
				};
				if (isJoined(last, rule)) for (const net of rule.clients ?? [])group.push(net);
				else {
					group = [...rule.clients ?? []];
					rules.push({ ...rule, ..._defin().defined({ clients: rule.clients === undefined ? undefined : group }) });
				}
			}
		}
	} finally{
		for(let i = rules.length - 1; rules[i]?.effect === 'pass'; i -= 1){
			const { names, effect, at } = _invar().itemAt(rules, i);
			rules[i] = { names, effect, at };
		}
		setup.steps.push({ kind: 'answer', plugin: 'acl', rules, at: _strea().placeOf(_invar().itemAt(d.tokens, 0)) });
	}
}
const MAX_RULES = 1000;
const TOO_MANY = `this acl has more than ${MAX_RULES} rules; what follows is not judged`;
function isJoined(last, { names, effect, types, clients }) {
	if (last?.clients === undefined || clients === undefined) return false;
	return last.names === names && last.effect === effect && String(last.types) === String(types);
}
const UNSTATED = { holds: 'the rule of acl is for the query', fails: 'the rule of acl is not for the query' };
function readLists({ d, context: { version } }, action) {
	const types = new Set();
	const nets = [];
	let open = false;
	let section;
	let filled = 0;
	let everything = false;
	for (const token of _dispe().remainingArgs(d)){
		const word = token.text.toLowerCase();
		if (word === 'type' || word === 'net') {
			empty(section, filled, token);
			section = word;
			filled = 0;
			everything = false;
			continue;
		}
		if (section === undefined) _dispe().fail(`unexpected token ${_goval().quoted(token.text)}; expect 'type | net'`, token);
		filled += 1;
		open ||= token.opaque === true;
		if (everything) continue;
		everything = token.text === '*';
		if (section === 'type') types.add(checkedType(token, version));
		else nets.push(checkedNetwork(token));
	}
	empty(section, filled, action);
	return { types, nets, open };
}
function checkedType(token, version) {
	if (token.text !== '*' && !_goval().isType(token.text, version) && token.opaque !== true) _dispe().fail(`unexpected token ${_goval().quoted(token.text)}; expect legal QTYPE`, token);
	return token.text;
}
function checkedNetwork(token) {
	if (token.text !== '*' && !isNetwork(token.text) && token.opaque !== true) _dispe().fail(`illegal CIDR notation ${_goval().quoted(asNetwork(token.text))}`, token);
	return token.text;
}
function asNetwork(text) {
	return text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
}
function empty(section, filled, at) {
	if (section !== undefined && filled === 0) _dispe().fail(`no token specified in ${_goval().quoted(section)} section`, at);
}
function clientsOf(nets) {
	const clients = nets.map(asNetwork);
	const all = clients.includes('0.0.0.0/0') && clients.includes('::/0');
	return all ? {} : { clients };
}
function isNetwork(text) {
	const [address = '', bits, ...rest] = text.split('/');
	if (_endpo().parseAddress(address) === undefined || rest.length > 0) return false;
	return bits === undefined || /^\d{1,3}$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32);
}

return { readAcl };
},

"languages/corefile/plugins/acme.js": (_from) => {
/** The options of `tls` without certificates (plugin/tls/tls.go parseACMETLS, acme.go validateACMEOptions). */
const [
	_endpo, _name, _dispe, _files, _gourl, _goval,
] = _from(
	"dns/endpoint", "dns/name", "languages/corefile/dispenser", "languages/corefile/files", "languages/corefile/go-url", "languages/corefile/go-values",
);
const OPTIONS = new Set(['acme', 'email', 'ca', 'storage', 'ca_root', 'resolver']);
function readAcme(d, context, head) {
	const options = new Map();
	while(_dispe().nextBlock(d)){
		const option = _dispe().current(d);
		const given = _dispe().remainingArgs(d);
		if (options.has(option.text)) _dispe().fail(`ACME option ${_goval().quoted(option.text)} can only be specified once`, option);
		if (!OPTIONS.has(option.text)) _dispe().fail(`unknown ACME option ${_goval().quoted(option.text)}`, option);
		if (option.text === 'acme' ? given.length === 0 : given.length !== 1) _dispe().argumentError(d);
		options.set(option.text, given);
	}
	const domains = options.get('acme');
	if (domains === undefined) return _dispe().fail('ACME requires at least one domain', head);
	for (const domain of domains)checkDomain(domain);
	const stated = (name)=>options.get(name)?.find((token)=>token.opaque !== true);
	const [authority, resolver, roots] = [stated('ca'), stated('resolver'), stated('ca_root')];
	if (authority !== undefined && (!/^https?:\/\/[^/?#]/i.test(authority.text) || _gourl().urlProblem(authority.text) !== undefined)) _dispe().fail(`invalid ACME CA URL ${_goval().quoted(authority.text)}`, authority);
	if (resolver !== undefined && resolver.text !== '') checkResolver(resolver);
	if (roots !== undefined) checkRoots(context, roots);
}
function checkDomain(token) {
	if (token.opaque === true) return;
	const domain = token.text.toLowerCase().replace(/\.$/, '');
	const name = domain.replace(/^\*\./, '');
	if (name === '' || name.includes('*') || _endpo().parseAddress(name) !== undefined) _dispe().fail(`invalid ACME domain ${_goval().quoted(domain)}`, token);
	const problem = lookupProblem(name);
	if (problem !== undefined) _dispe().fail(`invalid ACME domain ${_goval().quoted(domain)}: ${problem}`, token);
	if (!_name().isDomainName(name)) _dispe().fail(`invalid ACME domain ${_goval().quoted(domain)}`, token);
}
function lookupProblem(name) {
	if (/[^ -~]/.test(name)) return undefined;
	const rune = /[^a-z0-9.-]/.exec(name)?.[0];
	if (rune !== undefined) return `idna: disallowed rune U+${rune.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
	const label = name.split('.').find((one)=>!one.startsWith('xn--') && /^-|-$|^..--./.test(one));
	return label === undefined ? undefined : `idna: invalid label ${_goval().quoted(label)}`;
}
function checkResolver(token) {
	const { text } = token;
	const problem = _goval().hostPortProblem(text);
	if (problem !== undefined) _dispe().fail(`invalid ACME resolver ${_goval().quoted(text)}: ${problem}`, token);
	const colon = text.lastIndexOf(':');
	if (colon === 0) _dispe().fail(`invalid ACME resolver ${_goval().quoted(text)}: host is empty`, token);
	const port = text.slice(colon + 1);
	if (!/^\+?\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) _dispe().fail(`invalid ACME resolver port ${_goval().quoted(port)}`, token);
}
function checkRoots(context, token) {
	const text = token.text === '' ? '.' : token.text;
	if (_files().lookAt(context, {
		text
	}).kind === 'missing') _dispe().fail(`reading ACME CA root ${_goval().quoted(text)}: open ${text}: no such file or directory`, token);
	const not = _files().foreignFile(context, { text });
	if (not === 'directory') _dispe().fail(`reading ACME CA root ${_goval().quoted(text)}: read ${text}: is a directory`, token);
	if (not === 'text') _dispe().fail(`ACME CA root ${_goval().quoted(text)} contains no certificates`, token);
}

return { readAcme };
},

"languages/corefile/plugins/auto.js": (_from) => {
/** plugin/auto: zones come with a directory's files; other names pass. */
const [
	_name, _appen, _re2, _longe, _zonef, _dispe, _files, _goval, _setup, _strea, _stanz, _zoned,
] = _from(
	"dns/name", "text/append", "text/re2", "languages/shared/longest-zone", "languages/shared/zone-file", "languages/corefile/dispenser",
	"languages/corefile/files", "languages/corefile/go-values", "languages/corefile/setup", "languages/corefile/stream", "./stanza", "./zone-data",
);
function readAuto(setup) {
	const { d } = setup;
	const stanzas = [];
	try {
		while(_dispe().next(d)){
			const at = _strea().placeOf(_dispe().current(d));
			const stanza = { zones: _setup().zonesFrom(_dispe().remainingArgs(d), setup.zones), at, pattern: 'db\\.(.*)', template: '{1}' };
			stanzas.push(stanza);
			while(_dispe().nextBlock(d))readOption(setup, stanza);
		}
	} finally{
		for (const stanza of stanzas)setup.steps.push(stepOf(setup, stanza, stanzas.length > 1));
	}
}
function readOption(setup, stanza) {
	const { d } = setup;
	const option = _dispe().current(d);
	if (option.text === 'reload') {
		if (_zoned().reloadTime(d, option) < 0) _dispe().fail('invalid duration', option);
	} else if (option.text === 'upstream' || option.opaque === true) _dispe().remainingArgs(d);
	else if (option.text !== 'directory') _dispe().fail(`unknown property '${option.text}'`, option);
	else readDirectory(setup, stanza);
}
function readDirectory({ d, context }, stanza) {
	const path = _dispe().oneArg(d);
	stanza.directory = path;
	if (path.opaque !== true && _files().leadsThroughFile(context, path.text)) _dispe().fail(`Unable to access root path '${path.text}': stat ${path.text}: not a directory`, path);
	if (!_dispe().nextArg(d)) return;
	const expression = _dispe().current(d);
	_stanz().check(expression, (pattern)=>{
		const groups = _goval().groupsOf(pattern);
		return typeof groups === 'string' ? groups : groups === 0 ? 'Need at least one sub expression' : undefined;
	});
	const template = _dispe().oneArg(d);
	stanza.pattern = expression.text;
	stanza.template = template.text;
	if (expression.opaque === true || template.opaque === true) stanza.directory = { ...path, opaque: true };
	if (_dispe().nextArg(d)) _dispe().argumentError(d);
}
function stepOf(setup, { zones, at, ...stanza }, isOneOfSeveral) {
	const rules = isOneOfSeveral ? undefined : rulesOfFolder(setup, { zones, at, ...stanza });
	const because = 'which zones its directory holds is not known';
	const open = { names: _setup().within(zones), effect: 'maybe', alias: 'all', because, at };
	return { kind: 'answer', plugin: 'auto', rules: rules ?? [open], at };
}
const NO_FILE = 'db.nothing-of-this-name';
function rulesOfFolder(setup, stanza) {
	const { context } = setup;
	const { zones, directory, at } = stanza;
	if (directory === undefined || directory.opaque === true) return undefined;
	const folder = _files().absolutePath(context, directory.text);
	const isBelowVolume = [...context.volumes ?? []].some((one)=>folder.startsWith(`${one}/`));
	if (isBelowVolume || !context.isAbsent(`${folder}/${NO_FILE}`)) return undefined;
	const all = [];
	const known = new Set();
	for (const [path, { text }] of context.files){
		const origin = path.startsWith(`${folder}/`) ? originOf(path.slice(path.lastIndexOf('/') + 1), stanza) : undefined;
		if (origin === undefined) continue;
		if (origin === UNKNOWN) return undefined;
		const isTaken = zones.some((zone)=>_name().isWithin(origin, zone));
		if (!isTaken && !zones.some((zone)=>_name().isWithin(zone, origin))) continue;
		const isCut = _zoned().problemOf(context, { text: path }, text) !== undefined;
		const { rules } = _zoned().rulesOfFile(setup, { zones: [origin], through: undefined, text, isCut }, at);
		if (!isTaken || known.has(origin) || rules === undefined || _zoned().mayBeRefused(_zonef().readZoneFile(text, origin), origin)) return undefined;
		known.add(origin);
		_appen().addAll(all, [{ names: _setup().within([origin]), types: ['AXFR', 'IXFR'], effect: 'refuse', at }, ...rules].map((rule)=>({ zone: origin, rule })));
	}
	return [..._longe().longestFirst(all), { names: _setup().within(zones), effect: 'pass', at }];
}
const UNKNOWN = 'unknown';
function originOf(name, { pattern, template }) {
	const compiled = _re2().compileRe2(pattern);
	if (typeof compiled === 'string' || template.replaceAll(/\{\d\}/g, '').match(/[{}$]/) !== null) return UNKNOWN;
	const matcher = compiled.matcher(name);
	if (!matcher.find()) return undefined;
	const origin = template.replaceAll(/\{(\d)\}/g, (_, group)=>Number(group) <= matcher.groupCount() ? matcher.group(Number(group)) ?? '' : '');
	return _name().isDomainName(origin) && origin === origin.toLowerCase() ? _name().absolute(origin) : UNKNOWN;
}

return { readAuto };
},

"languages/corefile/plugins/certificates.js": (_from) => {
/** plugin/pkg/tls NewTLSConfigFromArgs: nothing, a CA, a pair, or a pair and a CA. */
const [_dispe, _files] = _from("languages/corefile/dispenser", "languages/corefile/files");
function unread(context, token) {
	if (token.opaque === true) return undefined;
	if (token.text === '' || _files().isMissing(context, token)) return `open ${_files().shownPath(context, token.text)}: no such file or directory`;
	return _files().foreignFile(context, token) === 'directory' ? `read ${token.text}: is a directory` : undefined;
}
function checkCertificates(context, args) {
	const [first, key, authority] = args;
	if (first === undefined) return;
	if (key === undefined) return checkAuthority(context, first);
	for (const token of [first, key]){
		const why = unread(context, token);
		if (why !== undefined) _dispe().fail(`could not load TLS cert: ${why}`, token);
	}
	const problem = certificateProblem(blocksOf(context, first)) ?? keyProblem(blocksOf(context, key));
	if (problem !== undefined) _dispe().fail(`could not load TLS cert: tls: ${problem}`, first);
	if (authority !== undefined) checkAuthority(context, authority);
}
function certificateProblem(blocks) {
	if (blocks === undefined || blocks.includes('CERTIFICATE')) return undefined;
	const [only, ...others] = blocks;
	if (only === undefined) return 'failed to find any PEM data in certificate input';
	return only.endsWith('PRIVATE KEY') && others.length === 0 ? 'failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched' : `failed to find "CERTIFICATE" PEM block in certificate input after skipping PEM blocks of the following types: [${blocks.join(' ')}]`;
}
function keyProblem(blocks) {
	if (blocks === undefined || blocks.some((type)=>/(?:^| )PRIVATE KEY$/.test(type))) return undefined;
	const [only, ...others] = blocks;
	if (only === undefined) return 'failed to find any PEM data in key input';
	return only === 'CERTIFICATE' && others.length === 0 ? 'found a certificate rather than a key in the PEM for the private key' : `failed to find PEM block with type ending in "PRIVATE KEY" in key input after skipping PEM blocks of the following types: [${blocks.join(' ')}]`;
}
const STAND_IN = /replace|placeholder|change.?me|todo|fixme|dummy|example|your|insert|generated|\.\.\.|xxx/i;
function blocksOf(context, token) {
	if (_files().foreignFile(context, token) === 'text') return [];
	const look = _files().lookAt(context, token);
	if (look.kind !== 'text') return undefined;
	const { text } = look.text;
	const isLiteral = context.literal === true;
	if (_files().mayBeFilledIn(context, text)) return undefined;
	const lines = text.split('\n').map((line)=>line.trimEnd());
	const types = [];
	let open;
	for (const line of lines){
		const [, mark, type] = /^-----(BEGIN|END) ([A-Z0-9 ]+)-----$/.exec(line) ?? [];
		if (open === undefined && mark === 'BEGIN') open = type;
		else if (open !== undefined && mark === 'END' && type === open) {
			types.push(open);
			open = undefined;
		} else if (open !== undefined && !/^(?:[A-Za-z0-9+/]*={0,2}|[\w-]+: .*)$/.test(line)) return undefined;
		else if (open === undefined && line.includes('-----')) return undefined;
	}
	if (open !== undefined) return undefined;
	const standsIn = text.trim() === '' || !isLiteral && STAND_IN.test(text);
	return types.length === 0 && standsIn ? undefined : types;
}
function checkAuthority(context, token) {
	if (token.text === '') return;
	const why = unread(context, token);
	if (why !== undefined) _dispe().fail(`error reading ${token.text}: ${why}`, token);
	if (blocksOf(context, token)?.includes('CERTIFICATE') === false) _dispe().fail('could not read root certs: %!s(<nil>)', token);
}

return { checkCertificates };
},

"languages/corefile/plugins/clouds.js": (_from) => {
/** Errors of the cloud plugins' setup.go; whether the cloud answers is not in a Corefile. */
const [
	_appen, _dispe, _files, _gourl, _goval, _setup, _versi, _stanz, _zoned,
] = _from(
	"text/append", "languages/corefile/dispenser", "languages/corefile/files", "languages/corefile/go-url", "languages/corefile/go-values",
	"languages/corefile/setup", "languages/corefile/versions", "./stanza", "./zone-data",
);
function refreshWith(words) {
	return (d)=>_stanz().check(_dispe().oneArg(d), (written)=>{
			const text = _goval().integerProblem(written) === undefined ? `${written}s` : written;
			const isAbove = (_goval().durationOf(text) ?? 1) > 0;
			const problem = isAbove ? undefined : `refresh interval must be greater than 0: ${_goval().quoted(text)}`;
			return _goval().wrapped(words, _goval().durationProblem(text)) ?? problem;
		});
}
const ROUTE53 = {
	parts: 2,
	nameAt: 0,
	invalid: 'invalid zone',
	conflict: 'conflict zone',
	once: 'stanza',
	unknown: (option)=>`unknown property ${_goval().quoted(option.text)}`,
	options: ()=>({
			aws_access_key: (d, option)=>{
				const keys = _dispe().remainingArgs(d);
				if (keys.length < 2) _dispe().fail(`invalid access key: '[${keys.map(({ text })=>text).join(' ')}]'`, option);
			},
			aws_endpoint: _dispe().oneArg,
			upstream: (d)=>void _dispe().remainingArgs(d),
			credentials: (d)=>{
				_dispe().oneArg(d);
				_dispe().nextArg(d);
			},
			refresh: refreshWith('Unable to parse duration')
		})
};
const ENVIRONMENTS = new Set([
	'AZURECHINACLOUD', 'AZUREGERMANCLOUD', 'AZURECLOUD', 'AZUREPUBLICCLOUD', 'AZUREUSGOVERNMENT', 'AZUREUSGOVERNMENTCLOUD', 'AZURESTACKCLOUD',
]);
function refusesSecret(values) {
	const [secret, client] = [values.get('secret'), values.get('client')];
	const isEmpty = (token)=>token === undefined || token.text === '' && token.opaque !== true;
	if (secret === undefined || isEmpty(secret) || secret.opaque === true || !isEmpty(client)) return;
	_dispe().fail("failed to get SPT from client credentials: parameter 'clientID' cannot be empty", secret);
}
const AZURE = {
	parts: 2,
	nameAt: 1,
	invalid: 'invalid resource group/zone:',
	conflict: 'conflicting zone:',
	once: 'block',
	unknown: (option)=>`unknown property: ${_goval().quoted(option.text)}`,
	refuses: refusesSecret,
	options: (_, values)=>({
			subscription: _dispe().oneArg,
			tenant: _dispe().oneArg,
			client: (d)=>void values.set('client', _dispe().oneArg(d)),
			secret: (d)=>void values.set('secret', _dispe().oneArg(d)),
			environment: (d)=>_stanz().check(_dispe().oneArg(d), (text)=>{
					const name = text.toUpperCase();
					const problem = `autorest/azure: There is no cloud environment matching the name ${_goval().quoted(name)}`;
					return ENVIRONMENTS.has(name) ? undefined : `cannot set azure environment: ${_goval().quoted(problem)}`;
				}),
			access: (d)=>_stanz().check(_dispe().oneArg(d), (text)=>/^(?:public|private)$/.test(text) ? undefined : `invalid access value: can be public/private, found: ${text}`),
			refresh: refreshWith('unable to parse duration')
		})
};
const CLOUDDNS = {
	parts: 3,
	nameAt: 0,
	invalid: 'invalid zone',
	conflict: 'conflict zone',
	once: 'stanza',
	unknown: (option)=>`unknown property ${_goval().quoted(option.text)}`,
	options: ({ context })=>({
			upstream: (d)=>void _dispe().remainingArgs(d),
			credentials: (d)=>{
				const token = _dispe().oneArg(d);
				if (token.opaque === true || !_versi().isAtLeast(context.version, '1.14.0')) return;
				const words = `invalid credentials file ${_goval().quoted(token.text)}`;
				if (_files().lookAt(context, token).kind === 'missing') _dispe().fail(`${words}: open ${token.text}: no such file or directory`, token);
				const not = _files().foreignFile(context, token);
				if (not === undefined) return;
				const why = not === 'directory' ? `read ${token.text}: is a directory` : 'it is not JSON';
				_dispe().fail(`${words}: ${why}`, token);
			},
			endpoint: _dispe().oneArg,
			refresh: refreshWith('unable to parse duration')
		})
};
function zoneNames(cloud, args, seen) {
	return args.map((token)=>{
		const pieces = token.text.split(':');
		const parts = [...pieces.slice(0, cloud.parts - 1), pieces.slice(cloud.parts - 1).join(':')];
		if (token.opaque !== true && (pieces.length < cloud.parts || parts.includes(''))) _dispe().fail(`${cloud.invalid} ${_goval().quoted(token.text)}`, token);
		if (seen.has(token.text)) _dispe().fail(`${cloud.conflict} ${_goval().quoted(token.text)}`, token);
		seen.add(token.text);
		return { ...token, text: parts[cloud.nameAt] ?? token.text };
	});
}
function cloudReader(cloud) {
	return (setup)=>{
		const { d } = setup;
		const values = new Map();
		const options = cloud.options(setup, values);
		const seen = new Set();
		while(_dispe().next(d)){
			const head = _dispe().current(d);
			let zones = [];
			let through;
			try {
				if (cloud.once === 'stanza') seen.clear();
				const names = zoneNames(cloud, _dispe().remainingArgs(d), seen);
				if (names.length > 0) zones = _setup().zonesFrom(names, setup.zones);
				const fallthrough = ()=>{
					through = _setup().fallthroughZones(d);
				};
				_stanz().blockOr(d, ()=>_dispe().fail(cloud.unknown(_dispe().current(d)), _dispe().current(d)), { ...options, fallthrough });
			} finally{
				_zoned().pushZones(setup, head, { zones, through, wild: true, alias: true });
			}
		}
		cloud.refuses?.(values);
	};
}
const readRoute53 = cloudReader(ROUTE53);
const readAzure = cloudReader(AZURE);
const readClouddns = cloudReader(CLOUDDNS);
const readNomad = (setup)=>{
	const { d } = setup;
	_dispe().next(d);
	const head = _dispe().current(d);
	const [zone] = _dispe().remainingArgs(d);
	const addresses = [];
	const exactly = (what)=>{
		return (_, option)=>{
			if (_dispe().remainingArgs(d).length !== 1) _dispe().fail(`exactly one ${what} is required`, option);
		};
	};
	try {
		while(_dispe().nextBlock(d)){
			const option = _dispe().current(d);
			switch(option.text.toLowerCase()){
				case 'address':
					{
						const found = _dispe().remainingArgs(d);
						if (found.length === 0) _dispe().fail('at least one address is required', option);
						_appen().addAll(addresses, found);
						break;
					}
				case 'filter':
				case 'token':
					exactly(option.text.toLowerCase())(d, option);
					break;
				case 'ttl':
					{
						const [token, ...rest] = _dispe().remainingArgs(d);
						if (token === undefined || rest.length > 0) return _dispe().fail('exactly one ttl value is required', option);
						_stanz().check(token, (text)=>_goval().wrapped('error parsing ttl', _goval().integerProblem(text)) ?? _stanz().ttlProblem(text));
						break;
					}
				default:
					if (option.opaque !== true) _dispe().fail(`unknown property '${option.text.toLowerCase()}'`, option);
					_dispe().remainingArgs(d);
			}
		}
		for (const address of addresses)_stanz().check(address, (text)=>_goval().wrapped(`invalid address '${text}'`, _gourl().urlProblem(text)));
	} finally{
		const named = zone ?? { ...head, text: 'service.nomad' };
		_zoned().pushZones(setup, head, { zones: _setup().zonesFrom([named], setup.zones) });
	}
};

return { readAzure, readClouddns, readNomad, readRoute53 };
},

"languages/corefile/plugins/dynupdate.js": (_from) => {
/** `dynupdate` (plugin/dynupdate/setup.go). */
const [
	_name, _zonef, _dispe, _files, _goval, _setup, _stanz, _zoned,
] = _from(
	"dns/name", "languages/shared/zone-file", "languages/corefile/dispenser", "languages/corefile/files", "languages/corefile/go-values",
	"languages/corefile/setup", "./stanza", "./zone-data",
);
function readDynupdate(setup) {
	const { d } = setup;
	let seed;
	let database;
	_dispe().next(d);
	const head = _dispe().current(d);
	const args = _dispe().remainingArgs(d);
	if (args.length > 1) _dispe().fail('exactly one zone is allowed', head);
	if (args.length === 0 && setup.zones.length !== 1) _dispe().fail('zone is required when the server block does not define exactly one zone', head);
	const zones = _setup().zonesFrom(args, setup.zones);
	if (zones.length !== 1) _dispe().fail(`invalid zone ${_goval().quoted(args[0]?.text ?? '')}`, head);
	_zoned().pushZones(setup, head, { zones });
	const seen = new Set();
	while(_dispe().nextBlock(d)){
		const option = _dispe().current(d);
		if (option.text !== 'allow' && seen.has(option.text)) _dispe().fail(`${option.text} specified more than once`, option);
		seen.add(option.text);
		switch(option.text){
			case 'database':
			case 'file':
				{
					const [path] = _stanz().words(d, 1, 1);
					if (option.text === 'database' && path?.text === '' && path.opaque !== true) _dispe().argumentError(d);
					if (option.text === 'file') seed = path;
					else database = path;
					break;
				}
			case 'max_records':
			case 'max_bytes':
			case 'max_update_records':
				{
					const isOne = (text)=>_goval().integerProblem(text) === undefined && Number(text) > 0;
					_stanz().check(_stanz().words(d, 1, 1)[0], (text)=>isOne(text) ? undefined : `${option.text} requires a positive integer`);
					break;
				}
			case 'allow':
				checkPermission(_dispe().remainingArgs(d), zones[0] ?? _name().ROOT, option);
				break;
			default:
				if (option.opaque !== true) _dispe().fail(`unknown property ${_goval().quoted(option.text)}`, option);
		}
	}
	if (_dispe().next(d)) _dispe().fail('this plugin can only be used once per Server Block', _dispe().current(d));
	if (!seen.has('file')) _dispe().fail('file is required', _dispe().current(d));
	if (!seen.has('allow')) _dispe().fail('at least one allow rule is required', _dispe().current(d));
	if (seed !== undefined) checkSeed(setup, seed, zones[0] ?? _name().ROOT);
	if (seed !== undefined && seed.opaque !== true && seed.text === database?.text) _dispe().fail('database and seed must be different files', seed);
}
function checkSeed({ context }, file, origin) {
	if (file.opaque === true) return;
	const path = file.text === '' ? '.' : file.text;
	if (_files().lookAt(context, {
		text: path
	}).kind === 'missing') _dispe().fail(`opening zone file "${file.text}": open ${path}: no such file or directory`, file);
	if (_files().lookAt(context, { text: path }).kind === 'directory') _dispe().fail(`parsing zone file "${file.text}": read ${path}: is a directory`, file);
	if (_files().holdsNoZone(context, file)) _dispe().fail(`zone "${origin}" has no SOA`, file);
	const look = _files().lookAt(context, file);
	if (look.kind !== 'text' || _files().mayBeFilledIn(context, look.text.text)) return;
	const problem = _zoned().problemOf(context, file, look.text.text);
	if (problem !== undefined) _dispe().fail(`parsing zone file "${file.text}": ${problem.message}`, file);
	const invalid = invalidZone(_zonef().readZoneFile(look.text.text, origin), origin);
	if (invalid !== undefined) _dispe().fail(invalid, file);
}
function invalidZone({ records, isWhole }, origin) {
	const [authority, ...more] = records.filter(({ type })=>type === 'SOA');
	if (!isWhole || authority === undefined) return undefined;
	if (more.length > 0) return `zone "${origin}" contains more than one SOA`;
	const outside = ()=>records.some(({ owner })=>!_name().isWithin(owner, origin));
	const fault = authority.owner !== origin && _name().isWithin(authority.owner, origin) ? 'a non-apex SOA record' : /^0+$/.test(authority.data[2] ?? '') ? 'an SOA with serial zero' : outside() ? 'an out-of-zone record' : undefined;
	return fault && `invalid zone "${origin}": zone contains ${fault}`;
}
function checkPermission(args, origin, option) {
	const [key, name, ...types] = args;
	if (key === undefined || name === undefined || types.length === 0) return _dispe().fail('allow requires KEY NAME and at least one RR type', option);
	if (key.opaque !== true && (/^(?:\s*|\*|@)$/.test(key.text) || !_name().isDomainName(key.text))) _dispe().fail(`invalid TSIG key ${_goval().quoted(key.text)}`, key);
	const inside = name.text === '*' || name.text === '@' || name.opaque === true;
	if (!inside && !(_name().isDomainName(name.text) && _name().isWithin(_name().absolute(name.text.toLowerCase()), origin))) _dispe().fail(`allow name ${_goval().quoted(name.text)} is outside zone ${_goval().quoted(origin)}`, name);
	for (const type of types){
		if (type.text === '*' && types.length > 1) _dispe().fail('wildcard RR type must be the only type in an allow rule', type);
		const isPolicy = type.text === '*' || isPolicyType(type.text.toUpperCase());
		if (!isPolicy) _stanz().check(type, (text)=>`invalid RR type ${_goval().quoted(text)} in allow rule`);
	}
}
const NO_POLICY = new Set('AXFR IXFR MAILA MAILB OPT TSIG TKEY NONE RESERVED ATMA UNSPEC SIG KEY NXT DS RRSIG NSEC DNSKEY NSEC3 NSEC3PARAM TALINK CDS CDNSKEY ZONEMD TA DLV'.split(' '));
const POLICY_NUMBERS = new Set([
	1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 26, 27, 28, 29, 31, 32, 33, 35, 36, 37, 39, 42, 44, 45, 49, 52, 53, 55, 56, 57, 61,
	62, 64, 65, 99, 100, 101, 102, 104, 105, 106, 107, 108, 109, 128, 255, 256, 257, 258, 260, 261,
]);
function isPolicyType(name) {
	if (/^TYPE\d{1,5}$/.test(name)) return POLICY_NUMBERS.has(Number(name.slice(4)));
	return _goval().isType(name, '1.15.0') && !NO_POLICY.has(name);
}

return { readDynupdate };
},

"languages/corefile/plugins/hosts.js": (_from) => {
/** `hosts` (plugin/hosts/setup.go hostsParse, hosts.go ServeDNS, hostsfile.go parse). */
const [
	_endpo, _name, _invar, _once, _dispe, _files, _goval, _setup, _strea, _versi, _stanz,
] = _from(
	"dns/endpoint", "dns/name", "text/invariant", "text/once", "languages/corefile/dispenser", "languages/corefile/files", "languages/corefile/go-values",
	"languages/corefile/setup", "languages/corefile/stream", "languages/corefile/versions", "./stanza",
);
function hostAddress(text) {
	const ip = _endpo().parseAddress(text.replace(/%.*$/s, ''));
	return ip === undefined ? undefined : { family: ip.includes(':') ? 'AAAA' : 'A', pointer: _endpo().reverseName(ip) };
}
function add(names, address, owners, into) {
	if (address === undefined) return;
	for (const owner of owners){
		const name = _name().absolute(owner);
		if (!_setup().isBelowAny(name, into.zones)) continue;
		if (!(into.wildcards && name.startsWith('*.'))) names.set(address.pointer, new Set(['PTR']));
		_once().getOrInsert(names, name, ()=>new Set()).add(address.family);
	}
}
function readHosts(setup) {
	const { d, context } = setup;
	const wildcards = _versi().isAtLeast(context.version, '1.14.5');
	const stanza = {
		names: new Map(),
		perhaps: new Set(),
		into: { zones: new Set(setup.zones), wildcards },
		zones: setup.zones,
		through: undefined,
		unsupported: false,
		reverse: true,
		file: { text: '/etc/hosts' }
	};
	let head = _dispe().current(d);
	try {
		_stanz().once(setup, ()=>{
			head = _dispe().current(d);
			const [file, ...origins] = _dispe().remainingArgs(d);
			if (file !== undefined) stanza.file = file;
			if (file !== undefined && file.opaque !== true && _files().leadsThroughFile(context, file.text)) _dispe().fail(`unable to access hosts file '${file.text}': stat ${file.text}: not a directory`, file);
			stanza.zones = _setup().zonesFrom(origins, setup.zones);
			stanza.into = { zones: new Set(stanza.zones), wildcards };
			while(_dispe().nextBlock(d))readOption(setup, stanza);
		});
		if (stanza.unsupported && stanza.through === undefined) _dispe().fail('fallthrough_unsupported requires fallthrough', _dispe().current(d));
	} finally{
		const look = _files().lookAt(context, stanza.file);
		if (look.kind === 'text') readHostsFile(look.text.text, stanza);
		else if (_files().isHosts(context, stanza.file.text)) readHostsFile(_endpo().USUAL_HOSTS.join('\n'), stanza);
		const rules = rulesOf(setup, stanza, look.kind === 'unknown');
		setup.steps.push({ kind: 'answer', plugin: 'hosts', rules, at: _strea().placeOf(head) });
	}
}
function readHostsFile(text, { names, perhaps, into }) {
	let last = { text: '', address: hostAddress('') };
	for (const line of text.split('\n')){
		const [first = '', ...owners] = line.replace(/#.*$/s, '').trim().split(/\s+/);
		if (first !== last.text) last = { text: first, address: hostAddress(first) };
		if (first !== _endpo().POD_ADDRESS) add(names, last.address, owners, into);
		else for (const owner of owners)perhaps.add(_name().absolute(owner));
	}
}
function readOption({ d, context }, stanza) {
	const option = _dispe().current(d);
	switch(option.text){
		case 'fallthrough':
			{
				const zones = _setup().fallthroughZones(d);
				stanza.through = zones.length === 0 ? undefined : zones;
				return;
			}
		case 'fallthrough_unsupported':
			if (!_versi().isAtLeast(context.version, '1.14.7')) break;
			if (_dispe().remainingArgs(d).length > 0) _dispe().argumentError(d);
			stanza.unsupported = true;
			return;
		case 'no_reverse':
			stanza.reverse = false;
			return;
		case 'ttl':
			return checkTtl(option, _dispe().remainingArgs(d));
		case 'reload':
			return checkReload(option, _dispe().remainingArgs(d));
	}
	if (stanza.through !== undefined) _dispe().unknownProperty(d);
	const owners = _dispe().remainingArgs(d).map((token)=>token.text);
	add(stanza.names, hostAddress(option.text), owners, stanza.into);
}
function checkTtl(option, [value]) {
	if (value === undefined) return _dispe().fail('ttl needs a time in second', option);
	_stanz().check(value, (text)=>{
		if (_goval().integerProblem(text) !== undefined) return 'ttl needs a number of second';
		return Number(text) <= 0 || Number(text) > 65535 ? 'ttl provided is invalid' : undefined;
	});
}
function checkReload(option, [value, ...rest]) {
	if (value === undefined || rest.length > 0) return _dispe().fail('reload needs a duration (zero seconds to disable)', option);
	_stanz().check(value, (text)=>{
		const length = _goval().durationOf(text) ?? Number.NaN;
		return length >= 0 ? undefined : `invalid ${length < 0 ? 'negative ' : ''}duration for reload '${text}'`;
	});
}
function rulesOf(setup, stanza, unseen) {
	const { names, zones, through, unsupported, reverse } = stanza;
	const at = _strea().placeOf(_invar().itemAt(setup.d.tokens, 0));
	const { version } = setup.context;
	const held = new Set(zones);
	const open = new Set(through);
	const perhaps = [...stanza.perhaps].filter((name)=>_setup().isBelowAny(name, held) && !names.has(name));
	const pointers = reverse ? [...names].flatMap(([name, types])=>types.has('PTR') ? [name] : []) : [];
	const rules = [
		...pointers.length === 0 ? [] : [{ names: { kind: 'exactly', names: pointers }, types: ['PTR'], effect: 'answer', at }],
		...reverse && (unseen || perhaps.length > 0) ? [{ names: _setup().within(['in-addr.arpa.', 'ip6.arpa.']), types: ['PTR'], effect: 'miss-passes', at }] : [],
		{ names: { kind: 'any' }, types: ['PTR'], effect: 'pass', at }
	];
	const known = [...names].flatMap(([name, types])=>_setup().isBelowAny(name, held) && !(types.size === 1 && types.has('PTR')) ? [name] : []);
	const passes = through !== undefined && (unsupported || _versi().isAtLeast(version, '1.14.5') && !_versi().isAtLeast(version, '1.14.7'));
	if (known.length > 0) {
		const covered = passes ? known.filter((name)=>_setup().isBelowAny(name, open)) : [];
		if (covered.length > 0) rules.push({ names: { kind: 'exactly', names: covered }, notTypes: ['A', 'AAAA'], effect: 'pass', at });
		rules.push({ names: { kind: 'exactly', names: known }, effect: 'answer', at });
	}
	const wild = known.filter((name)=>name.startsWith('*.')).map((name)=>name.slice(2));
	if (wild.length > 0 && _versi().isAtLeast(version, '1.14.5')) for (const zone of wild){
		const regex = `^[^.]+\\.${zone.replace(/[^a-z0-9-]/g, '\\$&')}$`;
		const names = { kind: 'regex', regex, within: [zone] };
		if (passes && _setup().isBelowAny(zone, open)) rules.push({ names, notTypes: ['A', 'AAAA'], effect: 'pass', at });
		rules.push({ names, effect: 'answer', at });
	}
	const covered = through === undefined ? [] : _setup().bothWithin(zones, through);
	const passing = perhaps.filter((name)=>_setup().isBelowAny(name, new Set(covered)));
	if (passing.length > 0 && !unseen) rules.push({ names: { kind: 'exactly', names: passing }, effect: 'miss-passes', at });
	if (covered.length > 0) rules.push({ names: _setup().within(covered), effect: unseen ? 'miss-passes' : 'pass', at });
	if (perhaps.length > 0 || unseen) rules.push({
		names: unseen ? _setup().within(zones) : { kind: 'exactly', names: perhaps },
		effect: 'answer',
		perhaps: { holds: 'the hosts file has the name', fails: 'the hosts file does not have the name', known: true },
		at
	});
	rules.push({ names: _setup().within(zones), effect: 'servfail', at });
	return rules;
}

return { readHosts };
},

"languages/corefile/plugins/rewrite-replies.js": (_from) => {
/** Rewrites of replies or options; `stop` still ends the list (plugin/rewrite ttl.go, rcode.go, edns0.go). */
const [
	_name, _defin, _dispe, _goval, _strea, _versi,
] = _from(
	"dns/name", "text/defined", "languages/corefile/dispenser", "languages/corefile/go-values", "languages/corefile/stream", "languages/corefile/versions",
);
function nothing(then, match, kind) {
	return { then, match, to: { kind: 'nothing' }, at: _strea().placeOf(kind) };
}
const ANY = { kind: 'any' };
function patternOf(what, match, name) {
	switch(match){
		case 'exact':
			return { kind: 'exactly', names: [_name().absolute(name.text)] };
		case 'prefix':
		case 'suffix':
		case 'substring':
			return { kind: match, text: _name().absolute(name.text) };
		case 'regex':
			if (_goval().regexProblem(name.text) !== undefined) _dispe().fail(`invalid regex pattern in a ${what} rule: ${name.text}`, name);
			return { kind: 'regex', regex: name.text };
		default:
			return _dispe().fail(`${what} rule supports only exact, prefix, suffix, substring, and regex name matching`, name);
	}
}
function ttlRule(then, kind, args) {
	if (args.length < 2) _dispe().fail(`too few (${args.length}) arguments for a ttl rule`, kind);
	const value = args.length <= 3 ? args.at(-1) : undefined;
	if (value?.opaque !== true && !isTtl(value?.text ?? '')) _dispe().fail(`invalid TTL '${value?.text ?? ''}' for a ttl rule`, value ?? kind);
	const [first = kind, second] = args;
	const match = args.length === 3 ? first.text.toLowerCase() : 'exact';
	return nothing(then, patternOf('ttl', match, args.length === 3 ? second ?? first : first), kind);
}
function isTtl(text) {
	const found = /^(?:(\d+)|(\d*)-(\d*))$/.exec(text);
	if (found === null) return false;
	const [, plain, least = '', most = ''] = found;
	if (plain !== undefined) return Number(plain) <= 0xffffffff;
	if (least === '' && most === '') return false;
	const [min, max] = [Number(least === '' ? 0 : least), Number(most === '' ? 0x7fffffff : most)];
	return min <= max && max <= 0xffffffff;
}
function rcodeRule(then, kind, args, version) {
	if (args.length < 3) _dispe().fail(`too few (${args.length}) arguments for a rcode rule`, kind);
	const [old, replacement] = args.length <= 4 ? args.slice(-2) : [];
	if (!isRcodeOrNumber(old, version)) _dispe().fail(`invalid matching RCODE '${old?.text ?? ''}' for a rcode rule`, old ?? kind);
	if (!isRcodeOrNumber(replacement, version)) _dispe().fail(`invalid replacement RCODE '${replacement?.text ?? ''}' for a rcode rule`, replacement ?? kind);
	const [first = kind, second] = args;
	const match = args.length === 4 ? first.text.toLowerCase() : 'exact';
	const name = args.length === 4 ? second ?? first : first;
	const pattern = patternOf('rcode', match, name);
	if (name.opaque === true) return { ...nothing(then, ANY, kind), rcode: {} };
	const from = statedRcode(old);
	if (from === undefined && old?.opaque !== true) return nothing(then, pattern, kind);
	const perRecord = _versi().isAtLeast(version, WHOLE_MESSAGES) ? undefined : true;
	return { ...nothing(then, pattern, kind), rcode: _defin().defined({ from, to: statedRcode(replacement), perRecord }) };
}
const WHOLE_MESSAGES = '1.14.7';
function statedRcode(token) {
	return token === undefined || token.opaque === true ? undefined : _goval().plainRcode(token.text);
}
function isRcodeOrNumber(token, version) {
	if (token === undefined) return false;
	if (token.opaque === true) return true;
	return /^\d+$/.test(token.text) ? Number(token.text) <= 23 : _goval().isRcode(token.text.toUpperCase(), version);
}
function cnameRule(then, kind, args, version) {
	if (args.length !== 2 && args.length !== 3) _dispe().fail(`too few (${args.length}) arguments for a cname rule`, kind);
	if (args.length === 3) {
		const [match = kind, from = kind] = args;
		const type = match.text.toLowerCase();
		if (!['exact', 'prefix', 'suffix', 'substring', 'regex'].includes(type)) _dispe().fail(`unknown cname rewrite type: ${type}`, match);
		const isCompiled = type === 'regex' && _versi().isAtLeast(version, '1.13.2');
		const problem = isCompiled ? _goval().regexProblem(from.text.toLowerCase()) : undefined;
		if (problem !== undefined) _dispe().fail(`invalid cname rewrite regex pattern: ${problem}`, from);
	}
	return { ...nothing(then, ANY, kind), unlessAsks: 'no answer is an alias whose target is rewritten to one that leads elsewhere' };
}
function edns0Rule(then, kind, words, version) {
	const [type, act] = words;
	if (type === undefined || act === undefined) return _dispe().fail('too few arguments for an EDNS0 rule', kind);
	const [rule, action] = [type.text.toLowerCase(), act.text.toLowerCase()];
	const unsets = _versi().isAtLeast(version, '1.12.2');
	if (!['append', 'replace', 'set'].includes(action) && !(unsets && action === 'unset')) _dispe().fail(`invalid action: ${_goval().quoted(action)}`, act);
	const met = action === 'replace' ? 'continue' : then;
	if (action === 'unset') {
		if (!['local', 'nsid', 'subnet'].includes(rule)) _dispe().fail(`invalid rule type ${_goval().quoted(rule)}`, type);
		if (words.length !== (rule === 'local' ? 3 : 2)) _dispe().fail(`${rule} unset action requires exactly ${rule === 'local' ? 'two arguments' : 'one argument'}`, type);
		if (words[2] !== undefined) number(words[2]);
		return nothing(met, ANY, kind);
	}
	const reverts = _versi().isAtLeast(version, '1.11.4');
	const args = reverts && words.at(-1)?.text === 'revert' ? words.slice(0, -1) : words;
	const [, , first, second] = args;
	switch(rule){
		case 'nsid':
			if (args.length !== 2) _dispe().fail(`EDNS0 NSID rules ${reverts ? 'can accept no more than one arg' : 'do not accept args'}`, type);
			return nothing(met, ANY, kind);
		case 'local':
			{
				if (args.length !== 4 || first === undefined || second === undefined) return _dispe().fail(`EDNS0 local rules require ${reverts ? 'three or four' : 'exactly three'} args`, type);
				number(first);
				const data = second.text;
				if (data.startsWith('{') && data.endsWith('}')) {
					if (!isVariable(data)) _dispe().fail(`unsupported variable name ${_goval().quoted(data)}`, second);
					return nothing(data.includes('/') ? 'continue' : met, ANY, kind);
				}
				if (data.startsWith('0x')) checkHex(data.slice(2), second);
				return nothing(met, ANY, kind);
			}
		case 'subnet':
			if (args.length !== 4 || first === undefined || second === undefined) return _dispe().fail(`EDNS0 subnet rules require ${reverts ? 'three or four' : 'exactly three'} args`, type);
			if (number(first) > 32) _dispe().fail(`invalid IPv4 bit mask length ${number(first)}`, first);
			if (number(second) > 128) _dispe().fail(`invalid IPv6 bit mask length ${number(second)}`, second);
			return nothing(met, ANY, kind);
		default:
			return _dispe().fail(`invalid rule type ${_goval().quoted(rule)}`, type);
	}
}
function isVariable(text) {
	if (/^\{(?:qname|qtype|client_ip|client_port|protocol|server_ip|server_port)\}$/.test(text)) return true;
	const label = text.slice(1, -1);
	const slash = label.indexOf('/');
	return slash > 0 && slash < label.length - 1;
}
function number(token) {
	if (token.opaque === true) return 0;
	const plain = token.text.replace(/(?<=[0-9a-fA-FxXoObB])_(?=[0-9a-fA-F])/g, '');
	const octal = /^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : plain;
	if (!/^(?:0x[0-9a-f]+|0o[0-7]+|0b[01]+|[1-9]\d*|0)$/i.test(octal)) _dispe().fail(`strconv.ParseUint: parsing ${_goval().quoted(token.text)}: invalid syntax`, token);
	if (Number(octal) >= 2 ** 16) _dispe().fail(`strconv.ParseUint: parsing ${_goval().quoted(token.text)}: value out of range`, token);
	return Number(octal);
}
function checkHex(text, token) {
	const wrong = /[^0-9a-f]/i.exec(text)?.[0];
	if (wrong !== undefined) _dispe().fail(`encoding/hex: invalid byte: ${_goval().shownCharacter(wrong)}`, token);
	if (text.length % 2 === 1) _dispe().fail('encoding/hex: odd length hex string', token);
}

return { cnameRule, edns0Rule, rcodeRule, ttlRule };
},

"languages/corefile/plugins/rewrite.js": (_from) => {
/** `rewrite` (plugin/rewrite/setup.go rewriteParse, rewrite.go newRule, name.go newNameRule, type.go, class.go). */
const [
	_name, _invar, _dispe, _goval, _lexer, _strea, _versi, _rewri,
] = _from(
	"dns/name", "text/invariant", "languages/corefile/dispenser", "languages/corefile/go-values", "languages/corefile/lexer", "languages/corefile/stream",
	"languages/corefile/versions", "./rewrite-replies",
);
const ANY = { kind: 'any' };
function readRewrite(setup) {
	const { d } = setup;
	const rules = [];
	const head = _invar().itemAt(d.tokens, 0);
	try {
		while(_dispe().next(d)){
			const stanza = _dispe().current(d);
			const words = _dispe().remainingArgs(d);
			if (words.length < 2) while(_dispe().nextBlock(d))words.push(_dispe().current(d));
			rules.push(readRule(words, stanza, setup.context.version));
		}
	} finally{
		const order = _versi().pluginOrder(setup.context.version);
		const onCopy = setup.has('cache') && order.indexOf('cache') < order.indexOf('rewrite');
		setup.steps.push({ kind: 'rewrite', rules, onCopy, at: _strea().placeOf(head) });
	}
}
function readRule(all, stanza, version) {
	const [first] = all;
	if (first === undefined) return _dispe().fail('no rule type specified for rewrite', stanza);
	const mode = first.text.toLowerCase();
	const moded = mode === 'continue' || mode === 'stop';
	const then = mode === 'continue' ? 'continue' : 'stop';
	if (moded && all.length < 2) _dispe().fail(`${mode} rule must begin with a rule type`, first);
	const [kind = first, ...args] = moded ? all.slice(1) : all;
	const at = _strea().placeOf(kind);
	const name = kind.text.toLowerCase();
	switch(name){
		case 'answer':
			return _dispe().fail('response rewrites must begin with a name rule', kind);
		case 'name':
			return nameRule(then, kind, args, version);
		case 'type':
		case 'class':
			{
				const [from, to] = args;
				if (from === undefined || to === undefined || args.length > 2) return _dispe().fail(`${name} rules must have exactly two arguments`, kind);
				const opaque = args.find((token)=>token.opaque === true);
				if (opaque !== undefined) return unstated(opaque, at);
				const known = (word)=>name === 'type' ? _goval().isType(word, version) : _goval().isClass(word);
				for (const token of [from, to])if (!known(token.text.toUpperCase())) _dispe().fail(`invalid ${name} ${_goval().quoted(token.text.toUpperCase())}`, token);
				const [was, is] = [from.text.toUpperCase(), to.text.toUpperCase()];
				if (name === 'type') {
					if (was === 'NONE' || is === 'NONE') return { then: 'continue', match: ANY, to: { kind: 'nothing' }, at };
					return { then, match: ANY, type: was, to: { kind: 'type', type: is }, at };
				}
				if (was !== 'IN') return { then: 'continue', match: ANY, to: { kind: 'nothing' }, at };
				return is === 'IN' ? { then, match: ANY, to: { kind: 'nothing' }, at } : { then, match: ANY, to: { kind: 'opaque', because: 'the changed class of the question' }, at };
			}
		case 'edns0':
			return _rewri().edns0Rule(then, kind, args, version);
		case 'ttl':
			return { ..._rewri().ttlRule(then, kind, args), reverts: true };
		case 'cname':
			if (_versi().isAtLeast(version, '1.11.0')) return { ..._rewri().cnameRule(then, kind, args, version), reverts: true };
			break;
		case 'rcode':
			if (_versi().isAtLeast(version, '1.11.0')) return { ..._rewri().rcodeRule(then, kind, args, version), reverts: true };
			break;
	}
	return _dispe().fail(`invalid rule type ${_goval().quoted(first.text)}`, kind);
}
function unstated(token, at) {
	return {
		then: 'continue',
		match: ANY,
		to: {
			kind: 'opaque',
			because: `${_lexer().writtenText(token)} is not stated`
		},
		at
	};
}
function groupsUsed(text) {
	const used = new Set();
	for (const [, group = ''] of text.matchAll(/\{(\d{1,3})\}/g))if (Number(group) <= 100 && String(Number(group)) === group) used.add(group);
	return used.size;
}
const MAX_REGEX = 10_000;
function checkPattern(from, to, token, prefix = '') {
	const bytes = from.length * 3 <= MAX_REGEX ? 0 : Buffer.byteLength(from);
	if (bytes > MAX_REGEX) _dispe().fail(`${prefix}regex pattern too long: ${bytes} > ${MAX_REGEX}`, token);
	const groups = _goval().groupsOf(from);
	if (typeof groups === 'string') return _dispe().fail(`${prefix}invalid regex matching pattern: ${from}`, token);
	if (groupsUsed(to) > groups) _dispe().fail(`${prefix}the rewrite regex pattern (${to}) uses more subexpressions than its corresponding matching regex pattern (${from})`, token);
	return groups;
}
function nameRule(then, kind, args, version) {
	const [first, second] = args;
	if (first === undefined || second === undefined) return _dispe().fail('too few arguments for a name rule', kind);
	const at = _strea().placeOf(kind);
	const [word, from, to] = args.length === 2 ? [undefined, first, second] : [first, second, args[2] ?? second];
	const match = word?.text.toLowerCase() ?? 'exact';
	const opaque = args.find((token)=>token.opaque === true);
	if (opaque !== undefined) {
		return unstated(opaque, at);
	}
	let answers = args.slice(3);
	const metadata = _versi().isAtLeast(version, '1.15.0') && answers[0]?.text === 'metadata';
	if (metadata) {
		if (match !== 'regex') _dispe().fail('metadata is only supported for regex name rules', answers[0] ?? kind);
		answers = answers.slice(1);
	}
	const reverts = answers.length > 0;
	const unsent = reverts && checkAnswers(match, answers) ? UNSENT : {};
	switch(match){
		case 'exact':
			checkPattern(_name().absolute(to.text), _name().absolute(from.text), to);
			return {
				then,
				match: { kind: 'exactly', names: [_name().absolute(from.text)] },
				to: { kind: 'name', name: _name().absolute(to.text) },
				reverts: true,
				at
			};
		case 'regex':
			{
				const pattern = { kind: 'regex', regex: from.text };
				if (metadata) {
					const because = metadataNeed(to.text, checkPattern(from.text, '', from), to);
					if (because !== undefined) return { then: 'continue', match: pattern, to: { kind: 'opaque', because }, at };
				} else checkPattern(from.text, to.text, from);
				return { then, match: pattern, to: { kind: 'template', text: _name().absolute(to.text) }, reverts, ...unsent, at };
			}
		case 'prefix':
		case 'suffix':
		case 'substring':
			return { then, match: { kind: match, text: _name().absolute(from.text) }, to: { kind: 'replace', text: _name().absolute(to.text) }, reverts, ...unsent, at };
		default:
			return _dispe().fail(`name rule supports only exact, prefix, suffix, substring, and regex name matching, received: ${match}`, word ?? kind);
	}
}
function metadataNeed(text, groups, token) {
	let need;
	let rest = _name().absolute(text);
	while(rest !== ''){
		const open = rest.indexOf('{');
		const before = open === -1 ? rest : rest.slice(0, open);
		if (before.includes('}')) _dispe().fail('unmatched closing brace in metadata name replacement', token);
		if (open === -1) break;
		const close = rest.indexOf('}', open);
		if (close === -1) _dispe().fail('unclosed placeholder in metadata name replacement', token);
		const label = rest.slice(open + 1, close);
		if (/^[+-]?\d+$/.test(label)) {
			if (Number(label) < 0 || Number(label) > groups) _dispe().fail(`capture group ${label} does not exist in name matching pattern`, token);
		} else {
			const slash = label.indexOf('/');
			if (slash <= 0 || slash >= label.length - 1 || label.includes('{')) _dispe().fail(`invalid metadata label ${_goval().quoted(label)} in name replacement`, token);
			need = `what the metadata ${label} holds is not stated, and the rule`;
		}
		rest = rest.slice(close + 1);
	}
	return need;
}
const SENT = 'no name in the reply ends in two dots';
const UNSENT = { unlessAsks: SENT, unlessAsksAfterReply: SENT, unlessMissing: SENT, unsent: 'a name in the reply ends in two dots' };
function mayEndInTwoDots(from, to) {
	return to.endsWith('}') && !/\\\.\$?$/.test(from);
}
function checkAnswers(match, args) {
	const head = _invar().itemAt(args, 0);
	if (args.length < 2) _dispe().fail(`invalid arguments for ${match} rule`, head);
	let auto = false;
	let names = 0;
	let endsInTwoDots = false;
	for(let i = 0; i < args.length;){
		if (i === 0 && head.text !== 'answer') _dispe().fail(`exceeded the number of arguments for a non-answer rule argument for ${match} rule`, head);
		if (args[i]?.text === 'answer') i += 1;
		const what = args[i];
		if (what === undefined) return _dispe().fail(`type missing for answer rule for ${match} rule`, args.at(-1) ?? head);
		i += 1;
		if (what.text === 'auto') {
			auto = true;
			continue;
		}
		if (what.text !== 'name' && what.text !== 'value') _dispe().fail(`invalid type ${_goval().quoted(what.text)} for answer rule for ${match} rule`, what);
		const [from, to] = args.slice(i, i + 2);
		if (from === undefined || to === undefined) return _dispe().fail(`${what.text} answer rule for ${match} rule: 2 arguments required`, what);
		checkPattern(from.text, to.text, from, `${what.text} answer rule for ${match} rule: `);
		if (what.text === 'name') names += 1;
		if (mayEndInTwoDots(from.text, to.text)) endsInTwoDots = true;
		i += 2;
	}
	if (auto && names > 0) _dispe().fail('auto name answer rule cannot be combined with explicit name anwer rules', head);
	return endsInTwoDots;
}

return { readRewrite };
},

"languages/corefile/plugins/small.js": (_from) => {
/** any, local, erratic, whoami, dnssec, chaos, tsig (each ServeDNS). */
const [
	_name, _defin, _invar, _dispe, _files, _goval, _setup, _strea, _versi, _passi, _stanz, _trans,
] = _from(
	"dns/name", "text/defined", "text/invariant", "languages/corefile/dispenser", "languages/corefile/files", "languages/corefile/go-values",
	"languages/corefile/setup", "languages/corefile/stream", "languages/corefile/versions", "./passing", "./stanza", "./translate",
);
function answer(setup, ...rules) {
	const head = _invar().itemAt(setup.d.tokens, 0);
	const at = _strea().placeOf(head);
	setup.steps.push({ kind: 'answer', plugin: head.text, rules: rules.map((rule)=>({ ...rule, at })), at });
}
const readAny = (setup)=>{
	answer(setup, { names: { kind: 'any' }, types: ['ANY'], effect: 'answer' });
	_passi().checkAny(setup);
};
const readLocal = (setup)=>{
	let prefixed = true;
	try {
		if (_versi().isAtLeast(setup.context.version, '1.14.5')) {
			const { d } = setup;
			while(_dispe().next(d)){
				_stanz().words(d, 0, 0);
				_stanz().block(d, {
					localhost_prefix: (inside)=>{
						const [value] = _stanz().oneOrMore(inside, 1);
						_stanz().check(value, (text)=>/^o(?:n|ff)$/.test(text) ? undefined : `localhost_prefix expects 'on' or 'off', got ${_goval().quoted(text)}`);
						prefixed = value.text !== 'off';
					}
				});
			}
		}
	} finally{
		const zones = _setup().within(['localhost.', '0.in-addr.arpa.', '127.in-addr.arpa.', '255.in-addr.arpa.']);
		answer(setup, { names: zones, effect: 'answer' }, ...prefixed ? [{ names: { kind: 'prefix', text: 'localhost.' }, effect: 'answer' }] : []);
	}
};
const DROPS = { holds: 'erratic drops it', fails: 'erratic does not drop it' };
function dropsOneOf({ d }) {
	let stated;
	let others = 0;
	const amount = (most, note)=>(inside)=>{
			const [share, length] = _stanz().words(inside, 0, most);
			const count = share === undefined ? undefined : _goval().integer32(share);
			if (share !== undefined && count !== undefined && count < 0) _dispe().fail(`illegal amount value given ${_goval().quoted(share.text)}`, share);
			if (length !== undefined) _goval().duration(length);
			note(share?.opaque === true ? 2 : count);
		};
	const other = (share = 2)=>{
		others += share;
	};
	const drop = amount(1, (share)=>{
		stated = share ?? stated;
	});
	while(_dispe().next(d))_stanz().block(d, { drop, delay: amount(2, other), truncate: amount(1, other), large: ()=>undefined });
	return stated ?? (others > 0 ? 0 : 2);
}
const readErratic = (setup)=>{
	let oneOf = 2;
	try {
		oneOf = dropsOneOf(setup);
	} finally{
		const perhaps = oneOf === 1 ? undefined : DROPS;
		answer(setup, ...oneOf === 0 ? [] : [{ names: { kind: 'any' }, effect: 'drop', ..._defin().defined({ perhaps }) }], { names: { kind: 'any' }, types: ['A', 'AAAA'], effect: 'answer', rcode: 'NOERROR' }, { names: { kind: 'any' }, types: ['AXFR'], effect: 'answer' }, { names: { kind: 'any' }, effect: 'servfail' });
	}
};
const readWhoami = (setup)=>{
	answer(setup, { names: { kind: 'any' }, effect: 'answer', rcode: 'NODATA' });
	_passi().checkWhoami(setup);
};
const readDnssec = (setup)=>_stanz().once(setup, (d)=>{
		const zones = _setup().zonesFrom(_dispe().remainingArgs(d), setup.zones);
		answer(setup, { names: { kind: 'exactly', names: zones }, types: ['DNSKEY'], effect: 'answer' });
		_stanz().block(d, {
			key: (inside)=>{
				const isRemote = _trans().keyFiles(setup, inside) === 'aws_secretsmanager' && _versi().isAtLeast(setup.context.version, '1.11.4');
				if (isRemote && _dispe().remainingArgs(inside).length === 0) _dispe().argumentError(inside);
			},
			cache_capacity: (inside)=>void _goval().integer(_dispe().oneArg(inside))
		});
	});
const readChaos = (setup)=>{
	answer(setup);
	const { d } = setup;
	if (!_versi().isAtLeast(setup.context.version, '1.14.4') || !_dispe().next(d)) return;
	_dispe().remainingArgs(d);
	if (_dispe().nextBlock(d)) _dispe().unknownProperty(d);
};
const readTsig = (setup)=>{
	const { d } = setup;
	let zones = setup.zones;
	const types = new Set();
	let all = false;
	let unknown = false;
	const bad = ()=>_dispe().argumentError(d);
	const keys = new Set();
	const addKey = (name)=>{
		if (keys.has(name)) bad();
		keys.add(name);
	};
	const opcodes = _versi().isAtLeast(setup.context.version, '1.14.3');
	try {
		for(let count = 1; _dispe().next(d); count += 1){
			if (count > 1) bad();
			zones = _setup().zonesFrom(_dispe().remainingArgs(d), setup.zones);
			_stanz().blockOr(d, bad, {
				secret: (inside)=>addKey(_name().absolute(_invar().itemAt(_stanz().words(inside, 2, 2), 0).text)),
				secrets: (inside)=>{
					const found = secretsIn(setup, _stanz().oneOrMore(inside, 1)[0]);
					if (found === 'refused') return bad();
					for (const name of found)addKey(name);
				},
				require: (inside)=>{
					const found = _stanz().oneOrMore(inside);
					types.clear();
					unknown = found.some((token)=>token.opaque === true);
					if (found[0].text === 'all') all = true;
					else if (found[0].text !== 'none') for (const token of found){
						if (!_goval().isType(token.text, setup.context.version) && token.opaque !== true) bad();
						types.add(token.text);
					}
				},
				..._defin().defined({
					require_opcode: opcodes ? (inside)=>{
						const found = _stanz().oneOrMore(inside);
						if (found[0].text === 'all' || found[0].text === 'none') return;
						if (found.some((token)=>!OPCODES.has(token.text) && token.opaque !== true)) bad();
					} : undefined
				})
			});
		}
	} finally{
		if (all) answer(setup, { names: _setup().within(zones), effect: 'refuse' });
		else if (unknown) answer(setup, { names: _setup().within(zones), effect: 'maybe', because: 'what has to be signed is not stated' });
		else if (types.size > 0) answer(setup, { names: _setup().within(zones), types: [...types], effect: 'refuse' });
		else answer(setup);
	}
};
function secretsIn({ context }, file) {
	const look = _files().lookAt(context, file);
	if (look.kind === 'missing' || _files().foreignFile(context, file) === 'text') return 'refused';
	if (look.kind !== 'text' || _files().mayBeFilledIn(context, look.text.text)) return new Set();
	return secretNames(look.text.text) ?? 'refused';
}
function secretNames(text) {
	const names = new Set();
	let open;
	const trimmed = (word, ends)=>(word ?? '').replace(ends, '');
	for (const line of text.split('\n')){
		const [first, second] = line.trim().split(/\s+/);
		if (first === undefined || first === '') continue;
		if (open === undefined) {
			const name = trimmed(second, /^["{]+|["{]+$/g);
			if (first !== 'key' || name === '' || names.has(_name().absolute(name))) return undefined;
			open = { name: _name().absolute(name), hasSecret: false };
		} else if (first === 'secret') {
			if (trimmed(second, /^[";]+|[";]+$/g) === '') return undefined;
			open.hasSecret = true;
		} else if (first === '}' || first === '};') {
			if (!open.hasSecret) return undefined;
			names.add(open.name);
			open = undefined;
		} else if (first !== 'algorithm') return undefined;
	}
	if (open === undefined) return names;
	return open.hasSecret ? names.add(open.name) : undefined;
}
const OPCODES = new Set(['QUERY', 'IQUERY', 'STATUS', 'NOTIFY', 'UPDATE']);

return { readAny, readChaos, readDnssec, readErratic, readLocal, readTsig, readWhoami };
},

"languages/corefile/plugins/template.js": (_from) => {
/** `template` (plugin/template/setup.go templateParse, template.go match). */
const [
	_name, _defin, _invar, _dispe, _expre, _gotem, _goval, _recor, _setup, _strea, _versi, _stanz,
] = _from(
	"dns/name", "text/defined", "text/invariant", "languages/corefile/dispenser", "languages/corefile/expression", "languages/corefile/go-template",
	"languages/corefile/go-values", "languages/corefile/record-text", "languages/corefile/setup", "languages/corefile/stream", "languages/corefile/versions",
	"./stanza",
);
const ALIAS = /\bCNAME\b|\bIN\s+\{\{/i;
const FIELDS = new Set('Zone Name Regex Match Group Class Type Message Question Remote Var Meta'.split(' '));
function hasUnknownField(text) {
	if (/\{\{-?\s*(?:if|range|with|define|block|template)\b/.test(text)) return false;
	for (const [, action = ''] of text.matchAll(/\{\{([^{}"`]*)\}\}/g))for (const [, field = ''] of action.matchAll(/(?:^|[\s(|])\.([A-Za-z_]\w*)/g))if (!FIELDS.has(field)) return true;
	return false;
}
const EXPRESSION = { holds: "template's expr holds", fails: "template's expr does not hold" };
const MATCH = { holds: "template's match takes the name", fails: "template's match does not take the name" };
function readTemplate(setup) {
	const { d, context } = setup;
	const rules = [];
	try {
		while(_dispe().next(d)){
			const head = _dispe().current(d);
			const cls = _dispe().oneArg(d);
			if (!_goval().isClass(cls.text) && cls.opaque !== true) _dispe().fail(`invalid query class ${cls.text}`, cls);
			const type = _dispe().oneArg(d);
			if (!_goval().isType(type.text, context.version) && type.opaque !== true) _dispe().fail(`invalid RR class ${type.text}`, type);
			const zones = _setup().zonesFrom(_dispe().remainingArgs(d), setup.zones);
			const draft = {
				matches: [],
				through: undefined,
				rcode: 'NOERROR',
				unless: undefined,
				empty: true,
				alias: false,
				failing: false,
				records: [],
				types: new Set(),
				variables: new Map([['group', 'func(interface {}) string']])
			};
			while(_dispe().nextBlock(d))readOption(setup, draft);
			const [zone, ...others] = zones;
			draft.failing ||= draft.records.some((text)=>_recor().isNoRecord(text, others.length === 0 ? zone : undefined));
			const isReclassed = cls.text !== 'ANY' && setup.tokensOf('rewrite').some(({ text })=>text === 'class');
			if (isReclassed || cls.opaque === true || type.opaque === true) {
				const because = isReclassed ? 'the template is not for the class of the question' : 'which questions this template is for is not stated';
				rules.push({ names: _setup().within(zones), effect: 'maybe', because, at: _strea().placeOf(head) });
				continue;
			}
			if (cls.text !== 'IN' && cls.text !== 'ANY') continue;
			const types = type.text === 'ANY' ? undefined : [type.text, 'ANY'];
			for (const rule of rulesOf(draft, zones, { at: _strea().placeOf(head), ..._defin().defined({ types }) }))rules.push(rule);
		}
	} finally{
		setup.steps.push({ kind: 'answer', plugin: 'template', rules, at: _strea().placeOf(_invar().itemAt(d.tokens, 0)) });
	}
}
const EXPRESSIONS_SINCE = '1.15.0';
function readOption({ d, context }, draft) {
	const option = _dispe().current(d);
	switch(option.text){
		case 'match':
			{
				const found = _dispe().remainingArgs(d);
				if (found.length === 0) _dispe().argumentError(d);
				for (const token of found){
					if (token.opaque === true) draft.unless = MATCH;
					const problem = _goval().regexProblem(token.text);
					if (problem !== undefined) _dispe().fail(`could not parse regex: ${token.text}, ${problem}`, token);
					draft.matches.push(token);
				}
				break;
			}
		case 'answer':
		case 'additional':
		case 'authority':
			readRecords(d, option, draft);
			break;
		case 'rcode':
			{
				const token = _dispe().oneArg(d);
				draft.rcode = token.opaque === true ? undefined : token.text;
				if (!_goval().isRcode(token.text, context.version) && token.opaque !== true) _dispe().fail(`unknown rcode ${token.text}`, token);
				break;
			}
		case 'fallthrough':
			draft.through = _setup().fallthroughZones(d);
			break;
		case 'var':
		case 'expr':
			if (!_versi().isAtLeast(context.version, EXPRESSIONS_SINCE)) _dispe().argumentError(d);
			readExpression(d, option, draft);
			break;
		case 'ederror':
			checkExtendedError(d);
			break;
		case 'upstream':
			_dispe().remainingArgs(d);
			break;
		default:
			if (option.opaque !== true) _dispe().argumentError(d);
			_dispe().remainingArgs(d);
	}
}
function readExpression(d, option, draft) {
	const args = _dispe().remainingArgs(d);
	const [name] = args;
	const isVariable = option.text === 'var';
	if (name === undefined || args.length < (isVariable ? 2 : 1)) return _dispe().argumentError(d);
	if (!isVariable) draft.unless = EXPRESSION;
	if (args.some((token)=>token.opaque === true)) {
		draft.variables.set(name.text, 'any');
		return;
	}
	if (isVariable && !/^[A-Za-z_]\w*$/.test(name.text)) _dispe().fail(`invalid variable name ${_goval().quoted(name.text)}`, name);
	if (isVariable && (_expre().isReserved(name.text) || draft.variables.has(name.text))) _dispe().fail(`variable name ${_goval().quoted(name.text)} is reserved`, name);
	const text = args.slice(isVariable ? 1 : 0).map((token)=>token.text);
	const { type, problem } = _expre().checkExpression(text.join(' '), EXPRESSIONS_SINCE, draft.variables);
	if (problem !== undefined) _dispe().fail(`could not compile expression: ${isVariable ? `${name.text}, ` : ''}${problem}`, name);
	if (isVariable) draft.variables.set(name.text, type.startsWith('array of ') ? 'array of any' : type);
}
function readRecords(d, option, draft) {
	const texts = _dispe().remainingArgs(d);
	if (texts.length === 0) _dispe().argumentError(d);
	if (option.text === 'answer') {
		draft.empty = false;
		draft.alias ||= texts.some((token)=>token.opaque === true || ALIAS.test(token.text));
	}
	draft.failing ||= texts.some((token)=>token.opaque !== true && hasUnknownField(token.text));
	for (const token of texts){
		if (token.opaque !== true) draft.records.push(token.text);
		if (option.text === 'answer') {
			const type = token.opaque === true ? undefined : _recor().recordType(token.text);
			if (type === undefined) draft.types = undefined;
			else draft.types?.add(type);
		}
		const problem = token.opaque === true ? undefined : _gotem().goTemplateProblem(token.text);
		if (problem !== undefined) _dispe().fail(`could not compile template: ${token.text}, template: ${option.text}:1: ${problem}`, token);
	}
}
function checkExtendedError(d) {
	const [code, reason = code] = _stanz().oneOrMore(d, 2);
	if (code.opaque === true) return;
	const isNumber = /^\d+$/.test(code.text);
	if (isNumber && Number(code.text) <= 0xffff) return;
	const wrong = isNumber ? 'value out of range' : 'invalid syntax';
	_dispe().fail(`error parsing extended DNS error code ${reason.text}, strconv.ParseUint: parsing ${_goval().quoted(code.text)}: ${wrong}`, code);
}
function rulesOf({ matches, through, rcode, unless, empty, alias, failing, types: given }, zones, base) {
	const effect = rcode === 'SERVFAIL' || failing ? 'servfail' : rcode === 'REFUSED' ? 'refuse' : 'answer';
	const answer = {
		...base,
		effect,
		..._defin().defined({
			rcode: effect === 'answer' ? rcode === 'NOERROR' && empty ? 'NODATA' : rcode : undefined,
			perhaps: unless,
			alias: alias ? 'addresses' : undefined
		})
	};
	const answers = effect !== 'answer' || rcode !== 'NOERROR' || empty || alias || given === undefined ? [answer] : byType(answer, given);
	const patterns = matches.filter((token)=>token.text !== '.*' && token.text !== '');
	const isForAll = patterns.length < matches.length || matches.length === 0;
	const rules = isForAll ? answers.map((one)=>({ ...one, names: _setup().within(zones) })) : patterns.flatMap((token)=>answers.map((one)=>({ ...one, names: { kind: 'regex', regex: token.text, within: zones } })));
	if (isForAll && unless === undefined) return rules;
	if (through?.includes(_name().ROOT) !== true) rules.push({ ...base, names: { kind: 'within', zones, except: through ?? [] }, effect: 'servfail' });
	return rules;
}
function byType(answer, given) {
	const { types } = answer;
	if (types?.every((type)=>type === 'ANY' || given.has(type)) === true) return [answer];
	const wanted = [...given, 'ANY'].filter((type)=>types?.includes(type) !== false);
	return [{ ...answer, types: wanted }, { ...answer, rcode: 'UNASKED' }];
}

return { readTemplate };
},

"languages/corefile/plugins/weights.js": (_from) => {
/** The file of `loadbalance weighted` (plugin/loadbalance/weighted.go updateWeights, parseWeights). */
const [_endpo, _place, _files, _versi] = _from("dns/endpoint", "text/placeholder", "languages/corefile/files", "languages/corefile/versions");
function weightsProblem(context, file, waits) {
	const look = _files().lookAt(context, file);
	if (file.opaque === true) return undefined;
	if (look.kind === 'text') return textProblem(look.text.text, file.text);
	if (look.kind === 'missing' && !waits) return `${_versi().isAtLeast(context.version, '1.14.0') ? 'weight' : 'Weight'} file open error`;
	const not = _files().foreignFile(context, file);
	if (not === 'directory') return `read ${file.text}: is a directory`;
	return not === 'text' ? `could not parse weight file ${file.text}` : undefined;
}
function textProblem(text, path) {
	let named = false;
	for (const line of text.split('\n').map((one)=>one.trim())){
		if (line === '' || line.startsWith('#')) continue;
		if (_place().isPlaceholder(line)) return undefined;
		const [first = '', weight, more] = line.split(/\s+/);
		if (more !== undefined) return `could not parse weight line:"${line}" in weight file ${path}`;
		const isAddress = _endpo().parseAddress(first) !== undefined;
		if (weight === undefined) {
			if (isAddress) return `wrong domain name:"${first}" in weight file ${path}. (Maybe a missing weight value?)`;
			named = true;
			continue;
		}
		if (!isAddress) return `wrong IP address:"${first}" in weight file ${path}`;
		if (!/^\d+$/.test(weight) || Number(weight) < 1 || Number(weight) > 255) return `wrong weight value:"${weight}" in weight file ${path}`;
		if (!named) return `missing domain name in weight file ${path}`;
	}
	return undefined;
}

return { weightsProblem };
},

"languages/corefile/plugins/zone-data.js": (_from) => {
/** file, secondary, transfer, dynupdate, etcd, k8s_external, federation. */
const [
	_endpo, _name, _appen, _defin, _invar, _place, _zonef, _zoner, _dispe, _files, _goval, _setup, _strea, _versi, _zonep, _forwa, _stanz,
] = _from(
	"dns/endpoint", "dns/name", "text/append", "text/defined", "text/invariant", "text/placeholder", "languages/shared/zone-file", "languages/shared/zone-rules",
	"languages/corefile/dispenser", "languages/corefile/files", "languages/corefile/go-values", "languages/corefile/setup", "languages/corefile/stream",
	"languages/corefile/versions", "languages/corefile/zone-problem", "./forward", "./stanza",
);
function pushZones(setup, head, { zones, through, wild = false, alias = false }) {
	const at = _strea().placeOf(head);
	const rules = [];
	const covered = through === undefined ? [] : _setup().bothWithin(zones, through);
	const chased = _defin().defined({ alias: alias ? 'all' : undefined });
	if (covered.length > 0) rules.push(wild ? { names: _setup().within(covered), effect: 'maybe', because: _zoner().WILD, ...chased, at } : { names: _setup().within(covered), effect: 'miss-passes', ...chased, at });
	rules.push({ names: _setup().within(zones), effect: 'answer', ...chased, at });
	setup.steps.push({ kind: 'answer', plugin: _invar().itemAt(setup.d.tokens, 0).text, rules, at });
}
const TRANSFERS_SINCE = '1.8.0';
function changeRules(setup, change) {
	const step = setup.steps.at(-1);
	const last = step?.kind === 'answer' ? step.rules.at(-1) : undefined;
	if (step?.kind === 'answer' && last !== undefined) setup.steps[setup.steps.length - 1] = { ...step, rules: change(step.rules, last) };
}
function readStanzas(setup, read) {
	const all = { through: undefined, made: [] };
	try {
		read(all);
	} finally{
		const others = zonesOfOthers(all);
		for (const [index, { push }] of all.made.entries()){
			push();
			if (_versi().isAtLeast(setup.context.version, TRANSFERS_SINCE)) changeRules(setup, (rules, { names, at })=>[
					{ names, types: ['AXFR', 'IXFR'], effect: 'refuse', at },
					...rules
				]);
			const zones = others.get(index);
			if (zones !== undefined) changeRules(setup, (rules, { at })=>[{ names: _setup().within(zones), effect: 'pass', at }, ...rules]);
		}
	}
}
function zonesOfOthers({ made }) {
	const holders = new Map();
	for (const [index, { zones }] of made.entries())for (const zone of new Set(zones))_appen().append(holders, zone, index);
	const found = new Map();
	for (const [zone, holding] of made.length > 1 ? holders : []){
		const last = holding.at(-1);
		for (const above of _name().ancestry(zone))for (const index of above === zone ? holding : holders.get(above)?.slice(-1) ?? [])if (index !== last) _appen().append(found, index, zone);
	}
	return found;
}
function readFile(setup) {
	readStanzas(setup, (all)=>readFiles(setup, all));
}
function readFiles(setup, all) {
	const { d, context } = setup;
	let unopened;
	let reload = 60e9;
	while(_dispe().next(d)){
		const head = _dispe().current(d);
		const file = _dispe().oneArg(d);
		const args = _dispe().remainingArgs(d);
		const zones = _setup().zonesFrom(args, setup.zones);
		let unknown;
		while(_dispe().nextBlock(d)){
			const option = _dispe().current(d);
			if (option.text === 'reload') reload = reloadTime(d, option);
			else if (option.text === 'upstream') _dispe().remainingArgs(d);
			else if (option.text === 'reload_by_mtime' && _versi().isAtLeast(context.version, '1.14.4')) continue;
			else if (option.text === 'fallthrough' && _versi().isAtLeast(context.version, '1.12.2')) all.through = _setup().fallthroughZones(d);
			else if (option.opaque === true) _dispe().remainingArgs(d);
			else {
				unknown = option;
				break;
			}
		}
		const look = _files().lookAt(context, file);
		if (look.kind === 'text') setup.addRead(look.text.text.length);
		const push = ()=>{
			if (look.kind === 'text') {
				const isCut = problemOf(context, file, look.text.text) !== undefined;
				pushFile(setup, head, { zones, through: all.through, text: look.text.text, isCut });
			} else {
				pushZones(setup, head, { zones, through: all.through, wild: true, alias: true });
				unlessLoaded(setup);
			}
		};
		all.made.push({ zones, push });
		const opens = look.kind === 'text' || look.kind === 'directory' || _files().foreignFile(context, file) === 'text';
		if (!opens) unopened = look.kind === 'missing' || unopened === undefined ? { file, kind: look.kind } : unopened;
		else if (unopened === undefined) checkZoneFile(setup, file, zones);
		if (unknown !== undefined) _dispe().fail(`unknown property '${unknown.text}'`, unknown);
		if (reload < 0 && zones.length > 0) _dispe().failAtStart('panic: non-positive interval for NewTicker', file);
	}
	if (reload === 0 && unopened?.kind === 'missing') _dispe().fail(`open ${_files().shownPath(context, unopened.file.text)}: no such file or directory`, unopened.file);
}
function checkZoneFile({ context }, file, zones) {
	const [zone] = zones;
	if (zone === undefined) return;
	const look = _files().lookAt(context, file);
	if (look.kind === 'directory' && _versi().isAtLeast(context.version, PROBLEMS_SINCE)) _dispe().fail(`failed to parse file "${file.text}" for origin ${zone} with error read ${file.text}: is a directory`, file);
	const problem = look.kind === 'text' ? problemOf(context, file, look.text.text) : undefined;
	if (problem?.message === _zonep().UNSUPPORTED) _dispe().fail(_zonep().UNSUPPORTED, file);
	const isRefused = problem !== undefined && _versi().isAtLeast(context.version, PROBLEMS_SINCE);
	const refuse = ()=>isRefused ? _dispe().fail(`failed to parse file "${file.text}" for origin ${zone} with error ${problem.message}`, file) : undefined;
	if (problem?.afterSoa === false) refuse();
	const text = look.kind === 'text' ? look.text.text : '';
	for (const origin of text === '' || problem?.afterSoa === false ? [] : zones)for (const [index, { owner, data }] of authorities(_zonef().readZoneFile(text, origin)).entries()){
		if (index > 0 && isRefused) break;
		if (_versi().isAtLeast(context.version, '1.15.0') && owner !== origin && !_place().isPlaceholder(owner)) _dispe().fail(`file "${file.text}" has SOA owner ${owner} that does not match origin ${origin}`, file);
		if (index === 0 && NO_SERIAL.test(data[2] ?? '')) _dispe().fail(`no change in SOA serial for origin ${origin} in file ${file.text}, with 0 SOA serial`, file);
	}
	refuse();
	if (look.kind === 'directory' || _files().holdsNoZone(context, file) || !isRefused && problem?.afterSoa === false) _dispe().fail(`file "${file.text}" has no SOA record for origin ${zone}`, file);
}
const PROBLEMS_SINCE = '1.11.4';
function problemOf(context, file, text) {
	const open = (path)=>_files().lookAt(context, { text: path });
	const isOpen = (part)=>_files().mayBeFilledIn(context, part);
	return _zonep().zoneProblem({ text, file: _files().shownPath(context, file.text), version: context.version, open, isOpen });
}
function unlessLoaded(setup) {
	const perhaps = { holds: 'the zone file cannot be read', fails: 'the zone file is read' };
	changeRules(setup, (rules, { names, at })=>[{ names, effect: 'servfail', perhaps, at }, ...rules]);
}
function pushFile(setup, head, loaded) {
	const at = _strea().placeOf(head);
	const { names, rules } = rulesOfFile(setup, loaded, at);
	const delegated = names.flatMap((one)=>one.delegated);
	if (rules !== undefined) {
		setup.steps.push({ kind: 'answer', plugin: 'file', rules, at });
		return;
	}
	const { zones, through, text } = loaded;
	const wild = /(?:^|\s)\*[.\s]|\sDNAME\s|^\$INCLUDE\s/im.test(text) || delegated.length > 0;
	const alias = /\s(?:CNAME|DNAME)\s|^\$INCLUDE\s/im.test(text);
	pushZones(setup, head, { zones, through, wild, alias });
	changeRules(setup, (rules)=>[..._zoner().referrals(delegated, at), ...rules]);
}
function rulesOfFile(setup, { zones, through, text, isCut }, at) {
	const read = zones.map((zone)=>({ zone, file: _zonef().readZoneFile(text, zone) }));
	const names = read.map(({ zone, file })=>_zonef().namesIn(file, zone));
	if (isCut || !read.every(({ file })=>file.isWhole)) return { names, rules: undefined };
	const delegated = names.flatMap((one)=>one.delegated);
	const covered = through === undefined ? [] : _setup().bothWithin(zones, through);
	const passing = rootAnswers(setup, names) ? _setup().bothWithin(covered, withoutRoot(zones, names)) : covered;
	return { names, rules: [..._zoner().referrals(delegated, at), ..._zoner().wholeRules(names, { zones, covered, passing, at })] };
}
/**
 * The root's own records answer as a wildcard's for names whose last label is no owner: in place of `*.` the server looks
 * for an empty name (plugin/file/wildcard.go), which its tree holds for the root (1.15.0: tree/less.go).
 */ function rootAnswers({ context }, names) {
	return _versi().isAtLeast(context.version, '1.15.0') && names.some(({ held, leaving })=>held.includes(_name().ROOT) || leaving.includes(_name().ROOT));
}
function withoutRoot(zones, names) {
	const owners = names.flatMap(({ held, leaving })=>[...held, ...leaving]);
	return [...zones.filter((zone)=>zone !== _name().ROOT), ...owners.filter((owner)=>_name().labelsFromRoot(owner).length === 1)];
}
const NO_SERIAL = /^0+$/;
function authorities({ records }) {
	return records.filter(({ type })=>type === 'SOA');
}
function mayBeRefused(file, zone) {
	return authorities(file).some(({ owner, data })=>owner !== zone || NO_SERIAL.test(data[2] ?? ''));
}
function reloadTime(d, option) {
	const [length] = _dispe().remainingArgs(d);
	return length === undefined ? _dispe().fail('reload duration value is expected', option) : _goval().duration(length);
}
function readSecondary(setup) {
	readStanzas(setup, (all)=>readSecondaries(setup, all));
}
function readSecondaries(setup, all) {
	const { d, context } = setup;
	while(_dispe().next(d)){
		const head = _dispe().current(d);
		if (head.text !== 'secondary') continue;
		const zones = _setup().zonesFrom(_dispe().remainingArgs(d), setup.zones);
		let from = false;
		while(_dispe().nextBlock(d)){
			const option = _dispe().current(d);
			if (option.text === 'transfer') {
				transferIn(setup);
				from = true;
			} else if (option.text === 'fallthrough' && _versi().isAtLeast(context.version, '1.14.4')) all.through = _setup().fallthroughZones(d);
			else if (option.text === 'catalog' && _versi().isAtLeast(context.version, '1.14.5')) {
				const member = _dispe().remainingArgs(d).find((token)=>token.opaque !== true && !_setup().normalizeExact(token.text));
				if (member !== undefined) _dispe().fail(`invalid catalog member zone ${_goval().quoted(member.text)}`, member);
			} else if (option.text === 'upstream' && !_versi().isAtLeast(context.version, '1.5.0')) _dispe().remainingArgs(d);
			else if (option.opaque !== true) _dispe().fail(`unknown property '${option.text}'`, option);
		}
		const push = ()=>{
			pushZones(setup, head, { zones, through: all.through, wild: true, alias: true });
			untilTransferred(setup);
		};
		all.made.push({ zones, push });
		if (!from && _versi().isAtLeast(context.version, '1.12.0')) _dispe().fail('secondary zones require a transfer from property', _dispe().current(d));
	}
}
function untilTransferred(setup) {
	const perhaps = { holds: 'secondary has the zone', fails: 'secondary has not got the zone' };
	changeRules(setup, (rules, last)=>[...rules.slice(0, -1), { ...last, perhaps }, { ...last, effect: 'servfail' }]);
}
function transferIn({ d, context }) {
	const kind = _dispe().oneArg(d);
	if (kind.text !== 'from') _dispe().fail(`unknown property ${kind.text}`, kind);
	const hosts = _dispe().remainingArgs(d);
	if (hosts.length === 0) _dispe().argumentError(d);
	for (const host of hosts){
		if (host.text === '*') _dispe().fail("can't use '*' in transfer from", host);
		checkHostPort(host, context.version);
	}
}
function checkHostPort(token, version) {
	_stanz().check(token, (text)=>{
		const host = _goval().hostBeforePort(text) ?? text;
		const bare = _versi().isAtLeast(version, '1.13.1') ? host.replace(/%[^%]*$/s, '') : host;
		return _endpo().parseAddress(bare) === undefined ? `must specify an IP address: \`${host}'` : undefined;
	});
}
function readBackend(setup) {
	const { d } = setup;
	while(_dispe().next(d)){
		const head = _dispe().current(d);
		const args = _dispe().remainingArgs(d);
		let through;
		try {
			while(_dispe().nextBlock(d)){
				const option = _dispe().current(d);
				if (option.text === 'fallthrough') through = _setup().fallthroughZones(d);
				else checkBackend(setup, head.text, option);
			}
		} finally{
			pushZones(setup, head, { zones: _setup().zonesFrom(args, setup.zones), through, alias: head.text !== 'federation' });
		}
		if (head.text === 'etcd') return;
	}
	const first = _invar().itemAt(d.tokens, 0);
	if (first.text === 'k8s_external' && !setup.has('kubernetes')) _dispe().failAtStart('kubernetes plugin not loaded', first);
}
function checkBackend(setup, plugin, option) {
	const { d } = setup;
	const known = option.opaque === true ? 'opaque' : `${plugin} ${option.text}`;
	switch(known){
		case 'k8s_external ttl':
			return _stanz().check(_stanz().oneOrMore(d)[0], _stanz().ttlProblem);
		case 'k8s_external apex':
		case 'etcd endpoint':
			return void _stanz().words(d, 1, Number.POSITIVE_INFINITY);
		case 'k8s_external headless':
		case 'etcd stubzones':
		case 'etcd debug':
			return;
		case 'etcd path':
			return void _dispe().oneArg(d);
		case 'etcd min-lease-ttl':
		case 'etcd max-lease-ttl':
			return _stanz().check(_dispe().oneArg(d), (text)=>_goval().wrapped(`invalid ${option.text} value`, leaseProblem(text.trim())));
		case 'etcd tls':
			_forwa().readTls(setup, (count)=>_dispe().fail(`maximum of three arguments allowed for TLS config, found ${count}`, option));
			return;
		case 'etcd credentials':
			if (_stanz().words(d, 1, Number.POSITIVE_INFINITY).length !== 2) _dispe().fail('credentials requires 2 arguments, username and password', option);
			return;
		case 'etcd no_apex_fallback':
			if (_versi().isAtLeast(setup.context.version, '1.15.0')) return void _stanz().words(d, 0, 0);
			break;
		case 'etcd upstream':
			return void _dispe().remainingArgs(d);
		default:
			if (plugin !== 'etcd' && plugin !== 'k8s_external') return void _dispe().remainingArgs(d);
	}
	if (option.opaque !== true) _dispe().unknownProperty(d);
}
function leaseProblem(text) {
	const length = text === '' ? 0 : _goval().durationOf(/^\d+$/.test(text) ? `${text}s` : text);
	if (length === undefined) return "invalid TTL format, use format like '30', '30s', '5m', '1h', or '2h30m'";
	if (length < 0) return 'TTL must be non-negative';
	return length > 4294967295e9 ? 'TTL too large, maximum is 4294967295 seconds' : undefined;
}
function readTransfer(setup) {
	const { d } = setup;
	while(_dispe().next(d)){
		const head = _dispe().current(d);
		const zones = _setup().zonesFrom(_dispe().remainingArgs(d), setup.zones);
		const at = _strea().placeOf(head);
		setup.steps.push({
			kind: 'answer',
			plugin: 'transfer',
			rules: [
				{
					names: { kind: 'any' },
					types: ['AXFR', 'IXFR'],
					effect: 'refuse',
					perhaps: { holds: 'it is asked for over UDP', fails: 'it is asked for over TCP' },
					at
				},
				{ names: _setup().within(zones), types: ['AXFR', 'IXFR'], effect: 'maybe', because: 'only zones of this server can be transferred', at }
			],
			at
		});
		let to = false;
		let sourced = false;
		while(_dispe().nextBlock(d)){
			const option = _dispe().current(d);
			if (option.text === 'source') {
				const [address] = _stanz().oneOrMore(d, 1);
				if (sourced) _dispe().fail('source already specified', option);
				sourced = true;
				_stanz().check(address, (text)=>_endpo().parseAddress(text) ? undefined : `invalid source address ${_goval().quoted(text)}`);
				continue;
			}
			if (option.text !== 'to' && option.opaque !== true) _dispe().fail(`unknown property ${_goval().quoted(option.text)}`, option);
			for (const host of _stanz().words(d, 1, Number.POSITIVE_INFINITY))if (host.text !== '*') checkHostPort(host, setup.context.version);
			to = true;
		}
		if (!to) _dispe().fail("'to' is required", _dispe().current(d));
	}
}

return { mayBeRefused, problemOf, pushZones, readBackend, readFile, readSecondary, readTransfer, reloadTime, rulesOfFile };
},

"languages/corefile/record-data.js": (_from) => {
/** Data of a zone file's records (miekg/dns scan_rr.go). */
const [_recordparts, _recordwords, _versi, _zonet] = _from("./record-parts", "./record-words", "./versions", "./zone-tokens");
const PARTS = {
	location: _recordparts().badLocation,
	prefixes: _recordparts().badPrefixes,
	parameters: _recordparts().badParameters,
	tunnel: _recordparts().badTunnel
};
const SVCB = { priority: 'u16', Target: 'name', value: 'parameters' };
const DS = { KeyTag: 'u16', Algorithm: 'mnemonic', DigestType: 'u8', Digest: 'string' };
const KEY = { Flags: 'u16', Protocol: 'u8', Algorithm: 'u8', PublicKey: 'string' };
const TLSA = { Usage: 'u8', Selector: 'u8', MatchingType: 'u8', Certificate: 'string' };
const NSEC = { NextDomain: 'name', TypeBitMap: 'types' };
const NODE = { Preference: 'u16', 'NodeID/Locator64': 'node' };
const RRSIG = {
	...{ Typecovered: 'type', Algorithm: 'algorithm', Labels: 'u8', OrigTtl: 'u32', Expiration: 'time' },
	...{ Inception: 'time', KeyTag: 'u16', SignerName: 'name', Signature: 'string' }
};
const FIELDS = {
	A: { A: 'IPv4' },
	AAAA: { AAAA: 'IPv6' },
	NS: { Ns: 'name' },
	PTR: { Ptr: 'name' },
	'NSAP-PTR': { Ptr: 'name' },
	CNAME: { Target: 'name' },
	DNAME: { Target: 'name' },
	MB: { Mb: 'name' },
	MD: { Md: 'name' },
	MF: { Mf: 'name' },
	MG: { Mg: 'name' },
	MR: { Mr: 'name' },
	MX: { Pref: 'u16', Mx: 'name' },
	SRV: { Priority: 'u16', Weight: 'u16', Port: 'u16', Target: 'name' },
	SOA: { Ns: 'name', Mbox: 'name', 'zone parameter': 'times' },
	TXT: { Txt: 'texts' },
	SPF: { Txt: 'texts' },
	AVC: { Txt: 'texts' },
	NINFO: { ZSData: 'texts' },
	UINFO: { Uinfo: 'texts' },
	RESINFO: { Resinfo: 'texts' },
	HINFO: { Fields: 'texts' },
	ISDN: { Fields: 'texts' },
	X25: { PSDNAddress: 'any' },
	UID: { Uid: 'u32' },
	GID: { Gid: 'u32' },
	GPOS: { Longitude: 'float', Latitude: 'float', Altitude: 'float' },
	LOC: { Size: 'location' },
	APL: { field: 'prefixes' },
	SVCB,
	HTTPS: SVCB,
	URI: { Priority: 'u16', Weight: 'u16', Target: 'text' },
	SSHFP: { Algorithm: 'u8', Type: 'u8', Fingerprint: 'late' },
	IPSECKEY: { value: 'tunnel' },
	AMTRELAY: { value: 'tunnel' },
	TLSA,
	SMIMEA: TLSA,
	OPENPGPKEY: { PublicKey: 'string' },
	DHCID: { Digest: 'string' },
	EID: { Endpoint: 'string' },
	NIMLOC: { Locator: 'string' },
	CERT: { Type: 'certificate', KeyTag: 'u16', Algorithm: 'algorithm', Certificate: 'string' },
	DS,
	CDS: DS,
	DLV: DS,
	TA: DS,
	DNSKEY: KEY,
	CDNSKEY: KEY,
	KEY,
	RKEY: KEY,
	ZONEMD: { Serial: 'u32', Scheme: 'u8', 'Hash Algorithm': 'u8', Digest: 'string' },
	RRSIG,
	SIG: RRSIG,
	NSEC,
	NXT: NSEC,
	CSYNC: { serial: 'u32', flags: 'u16', TypeBitMap: 'types' },
	HIP: { PublicKeyAlgorithm: 'u8', Hit: 'some', PublicKey: 'base64', RendezvousServers: 'names' },
	TKEY: { algorithm: 'word', 'key length': 'u8', key: 'word', 'otherdata length': 'u8', otherday: 'last' },
	NAPTR: { Order: 'u16', Preference: 'u16', Flags: 'quoted', Service: 'quoted', Regexp: 'quoted', Replacement: 'name' },
	AFSDB: { Subtype: 'u16', Hostname: 'name' },
	KX: { Pref: 'u16', Exchanger: 'name' },
	RT: { Preference: 'u16', Host: 'name' },
	PX: { Preference: 'u16', Map822: 'name', Mapx400: 'name' },
	LP: { Preference: 'u16', Fqdn: 'name' },
	L32: { Preference: 'u16', Locator: 'address' },
	L64: NODE,
	NID: NODE,
	RP: { Mbox: 'name', Txt: 'name' },
	TALINK: { PreviousName: 'name', NextName: 'name' },
	MINFO: { Rmail: 'name', Email: 'name' },
	EUI48: { Address: 'EUI48' },
	EUI64: { Address: 'EUI64' },
	NSEC3: { Hash: 'u8', Flags: 'u8', Iterations: 'u16', Salt: 'some', NextDomain: 'some', TypeBitMap: 'types' },
	NSEC3PARAM: { Hash: 'u8', Flags: 'u8', Iterations: 'u16', Salt: 'any' },
	CAA: { Flag: 'u8', Tag: 'word', Value: 'text' }
};
const SHARED = { HTTPS: 'SVCB', NXT: 'NSEC', SIG: 'RRSIG' };
const FORMATLESS = new Set(['ANY', 'NULL', 'NXNAME', 'OPT', 'TSIG']);
function recordData(lexer, type, version, before) {
	if (_zonet().peekToken(lexer).text === '\\#') return genericData(lexer, type);
	if (FORMATLESS.has(type)) return {
		problem: `${type} records do not have a presentation format`,
		at: before
	};
	const fields = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
	if (fields === undefined) return mayBeNamed(type) ? _recordwords().restOfLine(lexer) : { problem: 'bad RFC3597 Rdata', at: _zonet().nextToken(lexer) };
	let tag;
	for (const [index, [name, kind]] of Object.entries(fields).entries()){
		if (index > 0 && !UNSPACED.has(kind)) _zonet().nextToken(lexer);
		if (kind === 'word') tag = _zonet().peekToken(lexer);
		const bad = badKind({ lexer, version, tag, type }, kind);
		if (bad !== undefined && 'problem' in bad) return bad;
		if (bad !== undefined) return {
			problem: `bad ${SHARED[type] ?? type} ${name}`,
			at: bad
		};
		if (ENDINGS.has(kind)) return 'done';
	}
	return _recordwords().afterData(lexer);
}
function mayBeNamed(type) {
	const number = /^TYPE(\d+)$/.exec(type)?.[1];
	return number !== undefined && (Number(number) <= LAST_NAMED || PRIVATE.has(Number(number)));
}
const LAST_NAMED = 261;
const PRIVATE = new Set([0x8000, 0x8001]);
function genericData(lexer, type) {
	_zonet().nextToken(lexer);
	_zonet().nextToken(lexer);
	const length = _zonet().nextToken(lexer);
	if (!_recordwords().isField('u16', length, '')) return { problem: 'bad RFC3597 Rdata ', at: length };
	const data = _recordwords().stringAhead(lexer);
	if (typeof data !== 'string') return { problem: 'bad RFC3597 Rdata', at: data };
	if (Number(length.text) * 2 !== data.length) return { problem: 'bad RFC3597 Rdata', at: length };
	const isHex = type.startsWith('TYPE') || /^[\da-f]*$/i.test(data);
	return isHex ? 'done' : { problem: 'encoding/hex: invalid byte', at: length };
}
const UNSPACED = new Set(['string', 'types', 'names', 'location', 'prefixes', 'parameters', 'tunnel']);
const ENDINGS = new Set([...UNSPACED, 'texts', 'text', 'late', 'last']);
function badKind(data, kind) {
	const { lexer, version, type } = data;
	switch(kind){
		case 'location':
		case 'prefixes':
		case 'parameters':
		case 'tunnel':
			return PARTS[kind](lexer, version, type);
		case 'string':
		case 'late':
			{
				const found = _recordwords().stringAhead(lexer);
				return typeof found === 'string' ? undefined : found;
			}
		case 'texts':
		case 'text':
			return badTexts(data, kind);
		case 'types':
		case 'names':
			return badList(lexer, kind === 'types' ? 'listed' : 'name', version);
		case 'quoted':
			return badQuoted(lexer);
		case 'times':
			return badTimes(lexer, version);
		default:
			{
				const at = _zonet().nextToken(lexer);
				return at.kind === 'error' || !_recordwords().isField(kind === 'last' ? 'word' : kind, at, version) ? at : undefined;
			}
	}
}
function badList(lexer, field, version) {
	for(let at = _zonet().nextToken(lexer); !_recordwords().isLast(at); at = _zonet().nextToken(lexer))if (at.kind !== 'blank' && (at.kind !== 'word' || !_recordwords().isField(field, at, version))) return at;
	return undefined;
}
function badTimes(lexer, version) {
	for (const field of ['u32', 'duration', 'duration', 'duration', 'duration']){
		if (field === 'duration') _zonet().nextToken(lexer);
		const at = _zonet().nextToken(lexer);
		if (at.kind === 'error' || !_recordwords().isField(field, at, version)) return at;
	}
	return undefined;
}
function badQuoted(lexer) {
	const open = _zonet().nextToken(lexer);
	if (open.kind !== 'quote') return open;
	const inside = _zonet().nextToken(lexer);
	if (inside.kind !== 'word') return inside.kind === 'quote' ? undefined : inside;
	const close = _zonet().nextToken(lexer);
	return close.kind === 'quote' ? undefined : close;
}
function badTexts({ lexer, version, tag }, kind) {
	let isQuoted = false;
	let isEmpty = false;
	let count = 0;
	let at = _zonet().nextToken(lexer);
	for(; at.kind !== 'newline' && at.kind !== 'end'; at = _zonet().nextToken(lexer)){
		if (at.kind === 'quote') {
			if (isEmpty && isQuoted) count += 1;
			isQuoted = !isQuoted;
			isEmpty = true;
		} else if (at.kind === 'word') {
			if (endsOpen(at.text) && _versi().isAtLeast(version, '1.14.7')) return at;
			isEmpty = false;
			count += 1;
		} else if (at.kind !== 'blank' || isQuoted) return at;
	}
	if (isQuoted) return at;
	return kind === 'text' && count !== 1 ? tag ?? at : undefined;
}
function endsOpen(text) {
	let start = text.length;
	while(text[start - 1] === '\\')start -= 1;
	return (text.length - start) % 2 === 1;
}

return { recordData };
},

"languages/corefile/record-parts.js": (_from) => {
/** Data that is more than a row of words: LOC, APL, SVCB, IPSECKEY, AMTRELAY (miekg/dns scan_rr.go, svcb.go). */
const [_endpo, _goval, _recor, _versi, _zonet] = _from("dns/endpoint", "./go-values", "./record-words", "./versions", "./zone-tokens");
const UNNAMED = '';
function nextWord(lexer) {
	_zonet().nextToken(lexer);
	return _zonet().nextToken(lexer);
}
const AXES = [{ name: 'Latitude', most: 90, sides: /^[ns]$/i, ends: 'North/South' }, { name: 'Longitude', most: 180, sides: /^[ew]$/i, ends: 'East/West' }];
function badLocation(lexer) {
	for (const { name, most, sides, ends } of AXES){
		const bad = (what, at)=>({
				problem: `bad LOC ${name}${what}`,
				at
			});
		let at = name === 'Latitude' ? _zonet().nextToken(lexer) : nextWord(lexer);
		if (!isAtMost(at.text, most)) return bad('', at);
		const isMost = Number(at.text) === most;
		at = nextWord(lexer);
		if (sides.test(at.text)) continue;
		if (!isAtMost(at.text, 59)) return bad(' minutes', at);
		const minutes = Number(at.text);
		at = nextWord(lexer);
		const seconds = _goval().floatOf(at.text, 64) ?? 0;
		if (typeof seconds !== 'number' || seconds < 0 || seconds >= 60) return bad(' seconds', at);
		at = nextWord(lexer);
		if (!sides.test(at.text) || isMost && minutes + Math.floor(seconds * 1000) > 0) return bad(` ${ends}`, at);
	}
	const altitude = nextWord(lexer);
	if (altitude.text === '' || typeof (_goval().floatOf(altitude.text.replace(/m$/i, ''), 64) ?? 0) !== 'number') return {
		problem: 'bad LOC Altitude',
		at: altitude
	};
	const sizes = ['Size', 'HorizPre', 'VertPre'];
	for(let at = _zonet().nextToken(lexer); !_recor().isLast(at); at = _zonet().nextToken(lexer)){
		if (at.kind === 'blank') continue;
		if (at.kind !== 'word') return { problem: 'bad LOC Size, HorizPre or VertPre', at };
		const size = sizes.shift();
		if (size !== undefined && !isSize(at.text)) return {
			problem: `bad LOC ${size}`,
			at
		};
	}
	return undefined;
}
function isAtMost(text, most) {
	return /^\d+$/.test(text) && Number(text) <= most;
}
const MAX_METERS = 90_000_000;
function isSize(text) {
	const [, meters = '', cents] = /^(\d*)(?:\.(\d{1,2}))?m?$/i.exec(text) ?? [];
	if (meters === '' && cents === undefined) return false;
	return Number(meters) < MAX_METERS || Number(meters) === MAX_METERS && Number(cents ?? 0) === 0;
}
function badPrefixes(lexer) {
	let isFirst = true;
	for(let at = _zonet().nextToken(lexer); !_recor().isLast(at); at = _zonet().nextToken(lexer)){
		if (at.kind === 'blank' && !isFirst) continue;
		const problem = at.kind === 'word' ? prefixProblem(at.text) : 'unexpected APL field';
		if (problem !== undefined) return { problem, at };
		isFirst = false;
	}
	return undefined;
}
function prefixProblem(text) {
	const colon = text.indexOf(':');
	if (colon === -1) return 'missing colon in APL field';
	const family = text.slice(0, colon).replace(/^!/, '');
	if (!isAtMost(family, 0xffff)) return UNNAMED;
	if (Number(family) !== 1 && Number(family) !== 2) return 'unrecognized APL family';
	const cidr = text.slice(colon + 1);
	const [, base = '', length = ''] = /^([^/]*)\/(\d{1,3})$/.exec(cidr) ?? [];
	const address = _endpo().parseAddress(base);
	if (address === undefined || Number(length) > (_endpo().isIPv6(base) ? 128 : 32)) return UNNAMED;
	if (_endpo().nthAddress(cidr, 0) !== address) return 'extra bits in APL address';
	return _endpo().isIPv6(base) === (Number(family) === 2) ? undefined : 'address mismatch with the APL family';
}
function badParameters(lexer, version) {
	let mayFollow = true;
	for(let at = _zonet().nextToken(lexer); !_recor().isLast(at); at = _zonet().nextToken(lexer)){
		if (at.kind === 'blank') mayFollow = true;
		else if (at.kind !== 'word') return { problem: at.kind === 'quote' ? "SVCB key can't contain double quotes" : 'bad SVCB values', at };
		else {
			if (!mayFollow) return { problem: 'bad SVCB value quotation', at };
			const equals = at.text.indexOf('=');
			const key = equals === -1 ? at.text : at.text.slice(0, equals);
			let value = at.text.slice(key.length + 1);
			if (equals === at.text.length - 1 && key !== '') {
				at = _zonet().nextToken(lexer);
				if (at.kind === 'quote') {
					mayFollow = false;
					at = _zonet().nextToken(lexer);
					if (at.kind === 'word') {
						value = at.text;
						at = _zonet().nextToken(lexer);
						if (at.kind !== 'quote') return { problem: 'SVCB unterminated value', at };
					} else if (at.kind !== 'quote') return { problem: 'bad SVCB value', at };
				}
			}
			if (!isParameterKey(key)) return { problem: 'bad SVCB key', at };
			if (!isParameter(key, value, version)) return { problem: UNNAMED, at };
		}
	}
	return undefined;
}
const KEYS = 'mandatory alpn no-default-alpn port ipv4hint ech ipv6hint dohpath ohttp'.split(' ');
function isParameterKey(key) {
	const number = /^key([1-9]\d{0,4})$/.exec(key)?.[1];
	return number === undefined ? KEYS.includes(key) : Number(number) < 0xffff && KEYS[Number(number)] === undefined;
}
function isParameter(key, value, version) {
	const addresses = value.replace(/,$/, '').split(',').map(_endpo().parseAddress);
	switch(key){
		case 'mandatory':
			return true;
		case 'alpn':
			return value === '' || isProtocols(value);
		case 'ohttp':
			return value === '' || !_versi().isAtLeast(version, '1.14.7');
		case 'no-default-alpn':
			return value === '';
		case 'port':
			return isAtMost(value, 0xffff);
		case 'ipv4hint':
			return !value.includes(':') && addresses.every((one)=>one !== undefined);
		case 'ipv6hint':
			return addresses.every((one)=>one !== undefined && _endpo().isIPv6(one));
		case 'ech':
			return _recor().isBase64(value);
		default:
			return !hasBadEscape(value);
	}
}
function hasBadEscape(text) {
	return [
		...text.matchAll(/\\(\d{1,3}|[^\d]|$)/gs)
	].some(([, escaped = ''])=>escaped === '' || /^\d/.test(escaped) && !(escaped.length === 3 && Number(escaped) <= 255));
}
function isProtocols(text) {
	let isEmpty = true;
	let isEscaped = false;
	for (const [, code, escaped, dangling, plain] of text.matchAll(/\\(\d{3})|\\(.)|(\\)|([^\\])/gs)){
		const character = code === undefined ? escaped ?? plain : String.fromCharCode(Number(code));
		if (dangling !== undefined || isEscaped && character !== '\\' && character !== ',') return false;
		if (character === ',' && !isEscaped && isEmpty) return false;
		isEmpty = character === ',' && !isEscaped;
		isEscaped = character === '\\' && !isEscaped;
	}
	return !isEscaped && !isEmpty;
}
function badTunnel(lexer, version, type) {
	const numbers = [];
	for (const name of type === 'IPSECKEY' ? ['', 'kind', ''] : ['', 'discovery', 'kind']){
		const at = numbers.length === 0 ? _zonet().nextToken(lexer) : nextWord(lexer);
		if (!isAtMost(at.text, name === 'discovery' ? 1 : 0xff)) return {
			problem: name === 'discovery' ? 'bad discovery value' : `bad ${type} value`,
			at
		};
		numbers.push(Number(at.text));
	}
	const gateway = nextWord(lexer);
	const [, second = 0, third = 0] = numbers;
	if (!isGateway(gateway, type === 'IPSECKEY' ? second : third & 0x7f, version)) return { problem: UNNAMED, at: gateway };
	if (type === 'IPSECKEY') {
		_zonet().nextToken(lexer);
		const key = _recor().stringAhead(lexer);
		if (typeof key !== 'string') return { problem: 'bad IPSECKEY PublicKey', at: key };
	}
	const rest = _recor().afterData(lexer);
	return typeof rest === 'string' ? undefined : rest;
}
function isGateway(at, kind, version) {
	const address = _endpo().parseAddress(at.text);
	if (kind === 0) return at.text === '.';
	if (kind === 1 || kind === 2) return address !== undefined && _endpo().isIPv6(address) === (kind === 2);
	return kind !== 3 || _recor().isField('name', at, version);
}

return { badLocation, badParameters, badPrefixes, badTunnel };
},

"languages/corefile/record-text.js": (_from) => {
/** Texts of `template` that are certainly no record (miekg/dns scan_rr.go): SERVFAIL (plugin/template/template.go). */
const [_endpo] = _from("dns/endpoint");
const ACTION = '\uFFFF';
const NAME_AT = { CNAME: 0, DNAME: 0, NS: 0, PTR: 0, MX: 1, SRV: 3 };
const MAX_RECORD = 4096;
function isNoRecord(text, zone) {
	if (text.length > MAX_RECORD || /["();\\]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))) return false;
	const filled = zone === undefined ? text : text.replaceAll(/\{\{-?\s{0,9}\.Zone\s{0,9}-?\}\}/g, zone);
	const [type = '', ...data] = typeAndData(filled);
	const [first = ''] = data;
	switch(type.toUpperCase()){
		case 'A':
			return isOther(first, '.');
		case 'AAAA':
			return isOther(first, ':');
		default:
			{
				const at = NAME_AT[type.toUpperCase()];
				const name = at === undefined ? undefined : data[at];
				return name !== undefined && name !== '.' && /\.\.|^\./.test(name);
			}
	}
}
function recordType(text) {
	const [type = ''] = text.length > MAX_RECORD ? [] : typeAndData(text);
	return /^[A-Za-z]+\d*$/.test(type) ? type.toUpperCase() : undefined;
}
function typeAndData(text) {
	const [, ...words] = text.replaceAll(/\{\{[^{}]*\}\}/g, ACTION).trim().split(/\s+/);
	while(/^(?:\d+|IN)$/i.test(words[0] ?? ''))words.shift();
	return words;
}
function isOther(text, family) {
	if (text === '' || text.includes(ACTION)) return false;
	return _endpo().parseAddress(text) === undefined || text.includes(':') !== (family === ':');
}

return { isNoRecord, recordType };
},

"languages/corefile/record-words.js": (_from) => {
/** Words of a record's data, and where it ends (miekg/dns scan_rr.go, scan.go). */
const [_endpo, _name, _goval, _versi, _zonet] = _from("dns/endpoint", "dns/name", "./go-values", "./versions", "./zone-tokens");
const LARGEST = { u8: 0xff, u16: 0xffff, u32: 0xffffffff };
const ALGORITHM = /^(?:RSAMD5|DH|DSA|RSASHA1|DSA-NSEC3-SHA1|RSASHA1-NSEC3-SHA1|RSASHA256|RSASHA512|ECC-GOST|ECDSAP256SHA256|ECDSAP384SHA384|ED25519|ED448|INDIRECT|PRIVATEDNS|PRIVATEOID)$/;
const CERTIFICATE = /^(?:PKIX|SPKI|PGP|IPIX|ISPKI|IPGP|ACPKIX|IACPKIX|URI|OID)$/;
const PATTERNS = {
	EUI48: /^[\da-f]{2}(?:-[\da-f]{2}){5}$/i,
	EUI64: /^[\da-f]{2}(?:-[\da-f]{2}){7}$/i,
	/** Of the colons one suffices, and what stands behind is not read (scan.go stringToNodeID). */ node: /^(?=.{4}:|.{9}:|.{14}:)[\da-f]{4}.[\da-f]{4}.[\da-f]{4}.[\da-f]{4}/is
};
function isField(field, at, version) {
	const { text } = at;
	switch(field){
		case 'IPv4':
			return _endpo().parseAddress(text) !== undefined && !_endpo().isIPv6(text);
		case 'IPv6':
			return _endpo().parseAddress(text) !== undefined && _endpo().isIPv6(text);
		case 'address':
			return _endpo().parseAddress(text) !== undefined;
		case 'name':
			return isName(at, version);
		case 'u8':
		case 'u16':
		case 'u32':
			return /^\d+$/.test(text) && Number(text) <= LARGEST[field];
		case 'float':
			return typeof (_goval().floatOf(text, 64) ?? 0) === 'number';
		case 'duration':
			return isDuration(text, version);
		case 'time':
			return isField('u32', at, version) || isTime(text);
		case 'algorithm':
			return isField('u8', at, version) || ALGORITHM.test(text);
		case 'mnemonic':
			return isField('u8', at, version) || ALGORITHM.test(text.toUpperCase());
		case 'certificate':
			return isField('u16', at, version) || CERTIFICATE.test(text);
		case 'type':
			return /^TYPE\d/i.test(text) ? isListed(text, version) : _goval().isType(text.toUpperCase(), version);
		case 'listed':
			return isListed(text, version);
		case 'EUI48':
		case 'EUI64':
		case 'node':
			return PATTERNS[field].test(text);
		case 'base64':
			return text !== '' && isBase64(text);
		case 'word':
			return at.kind === 'word';
		case 'some':
			return text !== '';
		case 'any':
			return true;
	}
}
function isBase64(text) {
	return /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text.replaceAll('\n', ''));
}
function isListed(text, version) {
	const number = /^.{4}(\d+)$/s.exec(text)?.[1];
	return _goval().isType(text.toUpperCase(), version) || number !== undefined && Number(number) <= LARGEST.u16;
}
function isTime(text) {
	const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:[.,]\d+)?$/.exec(text)?.map(Number) ?? [];
	if (year === undefined || month === undefined || day === undefined) return false;
	const days = new Date(Date.UTC(2000 + year % 400, month, 0)).getUTCDate();
	const isDate = month >= 1 && month <= 12 && day >= 1 && day <= days;
	return isDate && (hour ?? 24) < 24 && (minute ?? 60) < 60 && (second ?? 60) < 60;
}
function isLast({ kind }) {
	return kind === 'newline' || kind === 'end' || kind === 'error';
}
function stringAhead(lexer) {
	const words = [];
	for(;;){
		const at = _zonet().nextToken(lexer);
		if (at.kind === 'newline' || at.kind === 'end') return words.join('');
		if (at.kind === 'word') words.push(at.text);
		else if (at.kind !== 'blank') return at;
	}
}
function afterData(lexer) {
	let at = _zonet().nextToken(lexer);
	if (at.kind === 'blank') at = _zonet().nextToken(lexer);
	return at.kind === 'newline' || at.kind === 'end' ? 'done' : { problem: 'garbage after rdata', at };
}
function restOfLine(lexer) {
	for(;;){
		const { kind } = _zonet().nextToken(lexer);
		if (kind === 'newline') return 'done';
		if (kind === 'end' || kind === 'error') return 'end';
	}
}
function isName({ text }, version) {
	if (text === '\n' || text.endsWith('\\')) return !_versi().isAtLeast(version, '1.14.7');
	return text === '@' || _name().isDomainName(text);
}
const UNIT_SECONDS = new Map([['s', 1n], ['m', 60n], ['h', 3600n], ['d', 86_400n], ['w', 604_800n]]);
const MAX_DIGITS = 18;
function isDuration(text, version) {
	if (!/^[\dsmhdw]*$/i.test(text)) return false;
	if (!_versi().isAtLeast(version, '1.14.7') || text.length > MAX_DIGITS) return true;
	let seconds = 0n;
	for (const [, digits, unit] of text.toLowerCase().matchAll(/(\d+)([smhdw]?)/g))seconds += BigInt(digits ?? 0) * (UNIT_SECONDS.get(unit ?? '') ?? 1n);
	return seconds <= 0xffffffffn;
}

return { afterData, isBase64, isDuration, isField, isLast, isName, restOfLine, stringAhead };
},

"languages/corefile/unicode-classes.js": () => {

const LONG = new Set('any ascii assigned lc cn casedletter letter uppercaseletter lowercaseletter titlecaseletter modifierletter otherletter mark nonspacingmark spacingmark enclosingmark combiningmark number decimalnumber digit letternumber othernumber punctuation punct connectorpunctuation dashpunctuation openpunctuation closepunctuation initialpunctuation finalpunctuation otherpunctuation symbol mathsymbol currencysymbol modifiersymbol othersymbol separator spaceseparator lineseparator paragraphseparator other control cntrl format surrogate privateuse unassigned'.split(' '));
function withKnownClasses(pattern) {
	return pattern.replace(/\\[pP](?:\{\^?[A-Za-z_ -]{1,60}\}|[A-Za-z])/g, (whole)=>{
		const name = whole.slice(2).replace(/[{}^]/g, '');
		return `${whole.slice(0, 2)}{${whole.includes('^') ? '^' : ''}${spelled(name)}}`;
	});
}
function spelled(name) {
	if (LONG.has(name.toLowerCase().replace(/[_ -]/g, ''))) return 'L';
	return name.toLowerCase().split('_').map((part)=>part.slice(0, 1).toUpperCase() + part.slice(1)).join('_');
}

return { withKnownClasses };
},

"languages/corefile/zone-generate.js": (_from) => {
/** `$GENERATE` of a zone file (miekg/dns generate.go). */
const [_zonet] = _from("./zone-tokens");
const MAX_STEPS = 65_535n;
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_INT32 = 2n ** 31n - 1n;
const MAX_WIDTH = 255;
function generated(lexer, at, limit) {
	const range = rangeIn(at.text);
	if (typeof range === 'string') return {
		problem: `bad ${range} in $GENERATE range`,
		at
	};
	const blank = _zonet().nextToken(lexer);
	if (blank.kind === 'end') return { problem: 'garbage after $GENERATE range', at: { ...blank, text: '', line: 0, column: 0 } };
	if (blank.kind !== 'blank') return { problem: 'garbage after $GENERATE range', at: blank };
	const words = [];
	for(;;){
		const next = _zonet().nextToken(lexer);
		if (next.kind === 'error') return { problem: 'bad data in $GENERATE directive', at: next };
		if (next.kind === 'newline' || next.kind === 'end') break;
		words.push(next.text);
	}
	const line = words.join('');
	const parts = partsOf(line, range);
	if (Array.isArray(parts)) return expanded(parts, range, limit);
	const { problem, start, end } = parts;
	const place = { text: line.slice(start, end), column: blank.column + start + 1 };
	return {
		problem: `bad ${problem} in $GENERATE`,
		at: { ...blank, ...place }
	};
}
function rangeIn(text) {
	const slash = text.indexOf('/');
	const step = slash < 0 ? 1n : integer(text.slice(slash + 1));
	if (step === undefined || step <= 0n) return 'step';
	const ends = slash < 0 ? text : text.slice(0, slash);
	const dash = ends.indexOf('-');
	if (dash < 0) return 'start-stop';
	const start = integer(ends.slice(0, dash));
	if (start === undefined) return 'start';
	const stop = integer(ends.slice(dash + 1));
	if (stop === undefined) return 'stop';
	const isBad = stop < 0n || start < 0n || stop < start || (stop - start) / step > MAX_STEPS;
	return isBad ? 'range' : { start, stop, step };
}
function integer(text) {
	if (!/^[+-]?\d{1,30}$/.test(text)) return undefined;
	const value = BigInt(text.replace(/^\+/, ''));
	return value > MAX_INT64 || value < -MAX_INT64 - 1n ? undefined : value;
}
function partsOf(line, range) {
	const parts = [];
	for (const { 0: found, index, 1: modifier } of line.matchAll(/\\.?|\$\$|\$\{(?:([^}]*)\}|.*)|\$|[^\\$]+/gs)){
		const end = index + found.length;
		if (found.startsWith('${')) {
			const part = modifier === undefined ? 'modifier' : numberPart(modifier, range);
			if (typeof part === 'string') return { problem: part, start: index, end };
			parts.push(part);
		} else if (found === '$') parts.push({ offset: 0n, width: 0, base: 'd' });
		else parts.push(/^[\\$]/.test(found) ? found.slice(1).replace(/[^\\$]/, '') : found);
	}
	return parts;
}
function numberPart(modifier, { start, stop }) {
	const [first = '', width = '0', base = 'd', ...more] = modifier.split(',');
	if (more.length > 0) return 'modifier';
	if (!/^[odxX]$/.test(base)) return 'base';
	const offset = integer(first);
	if (offset === undefined) return 'offset';
	if (!/^\d+$/.test(width) || Number(width) > MAX_WIDTH) return 'width';
	return start + offset < 0n || stop + offset > MAX_INT32 ? 'offset' : { offset, width: Number(width), base };
}
function expanded(parts, { start, stop, step }, limit) {
	const lengthOf = (part)=>(typeof part === 'string' ? part : written(stop + part.offset, part)).length;
	const longest = parts.reduce((sum, part)=>sum + lengthOf(part), 1);
	if (BigInt(longest) * ((stop - start) / step + 1n) > BigInt(limit)) return undefined;
	const lines = [];
	for(let number = start; number <= stop; number += step)lines.push(parts.map((part)=>typeof part === 'string' ? part : written(number + part.offset, part)).join(''));
	return `${lines.join('\n')}\n`;
}
function written(number, { width, base }) {
	const digits = number.toString(base === 'o' ? 8 : base === 'd' ? 10 : 16);
	return (base === 'X' ? digits.toUpperCase() : digits).padStart(width, '0');
}

return { generated };
},

"languages/corefile/zone-problem.js": (_from) => {
/** What miekg/dns refuses in a zone file (scan.go ZoneParser.Next). */
const [_goval, _recorddata, _recordwords, _zoneg, _zonet] = _from("./go-values", "./record-data", "./record-words", "./zone-generate", "./zone-tokens");
const MAX_DEPTH = 7;
const MAX_ZONE = 1 << 20;
const MAX_SHOWN = 40;
function zoneProblem(zone) {
	return zone.isOpen(zone.text) ? undefined : problemIn(outermost(zone));
}
function outermost(zone) {
	const lexer = _zonet().lexZone(zone.text, zone.version);
	return { zone, lexer, depth: 0, isGenerated: false, budget: { left: MAX_ZONE }, hasTtl: false, sawSoa: false };
}
function problemInside(outer, inner) {
	const { zone } = inner;
	outer.budget.left -= zone.text.length;
	if (outer.budget.left < 0) {
		outer.sawSoa = outer.sawSoa === false ? undefined : outer.sawSoa;
		return undefined;
	}
	const depth = outer.depth + (inner.isGenerated ? 0 : 1);
	const parser = { ...outer, ...inner, depth, lexer: _zonet().lexZone(zone.text, zone.version) };
	const problem = problemIn(parser);
	outer.sawSoa = parser.sawSoa;
	return problem;
}
function problemIn(parser) {
	if (parser.zone.text.length > MAX_ZONE) return undefined;
	let state = 'start';
	for(;;){
		const next = advance(parser, state, _zonet().nextToken(parser.lexer));
		if (next === 'end') return undefined;
		if (typeof next === 'string') state = next === 'done' ? 'start' : next;
		else if ('message' in next) return next;
		else {
			const { problem, at } = next;
			const { zone, sawSoa } = parser;
			if (/^(?:bad |$)/.test(problem) && zone.isOpen(at.text)) return undefined;
			const shown = at.text.length > MAX_SHOWN ? '...' : at.text;
			const message = `${zone.file}: dns: ${problem}: ${_goval().quoted(shown)} at line: ${at.line}:${at.column}`;
			return { message, afterSoa: sawSoa };
		}
	}
}
function advance(parser, state, at) {
	if (at.kind === 'error') return { problem: at.text, at };
	if (at.kind === 'end') return 'end';
	return state === 'start' ? begin(parser, at) : header(parser, state, at);
}
function begin(parser, at) {
	switch(at.kind){
		case 'newline':
		case 'blank':
			return 'start';
		case 'owner':
			return _recordwords().isName(at, parser.zone.version) ? behindBlank(parser, 'any', 'no blank after owner') : { problem: 'bad owner name', at };
		case 'directive':
			return directive(parser, at);
		case 'type':
			return typed(parser, at);
		case 'class':
			return behindBlank(parser, 'no class', 'no blank before class');
		case 'word':
			return ttl(parser, at, 'no ttl');
		default:
			return { problem: 'syntax error at beginning', at };
	}
}
function behindBlank({ lexer }, state, problem) {
	const at = _zonet().nextToken(lexer);
	if (at.kind === 'end') return 'end';
	if (at.kind === 'error') return { problem: at.text, at };
	return at.kind === 'blank' ? state : { problem, at };
}
function ttl(parser, at, state) {
	if (!_recordwords().isDuration(at.text, parser.zone.version)) return { problem: 'not a TTL', at };
	parser.hasTtl = true;
	return behindBlank(parser, state, state === 'type' ? 'no blank before RR type' : 'no blank before TTL');
}
function header(parser, state, at) {
	if (at.kind === 'type') {
		if (state === 'any' && !parser.hasTtl) return { problem: 'missing TTL with no previous value', at };
		return typed(parser, at);
	}
	if (at.kind === 'class' && state === 'any') return behindBlank(parser, 'no class', 'no blank before class');
	if (at.kind === 'class' && state === 'no ttl') return behindBlank(parser, 'type', 'no blank before RR type');
	if (at.kind === 'word' && state === 'any') return ttl(parser, at, 'no ttl');
	if (at.kind === 'word' && state === 'no class') return ttl(parser, at, 'type');
	const expected = { any: 'RR type, TTL or class', 'no class': 'RR type or TTL', 'no ttl': 'RR type or class' };
	if (state === 'type') return { problem: 'unknown RR type', at };
	return {
		problem: `expecting ${expected[state]}, not this...`,
		at
	};
}
function directive(parser, at) {
	const { lexer } = parser;
	const name = at.text.toUpperCase();
	const blank = _zonet().nextToken(lexer);
	if (blank.kind === 'error') return { problem: blank.text, at: blank };
	if (blank.kind !== 'blank') return {
		problem: `no blank after ${name}-directive`,
		at: blank
	};
	const value = _zonet().nextToken(lexer);
	if (value.kind === 'end') return 'end';
	if (value.kind === 'error') return { problem: value.text, at: value };
	if (name === '$GENERATE' && parser.isGenerated) return { problem: 'nested $GENERATE directive not allowed', at: value };
	if (value.kind !== 'word') return {
		problem: `expecting ${name} value, not this...`,
		at: value
	};
	if (name === '$INCLUDE') return include(parser, value);
	if (name === '$GENERATE') return generate(parser, value);
	const rest = _recordwords().afterData(lexer);
	if (rest !== 'done') return rest;
	if (name === '$ORIGIN') return _recordwords().isName(value, parser.zone.version) ? 'done' : { problem: 'bad origin name', at: value };
	if (!_recordwords().isDuration(value.text, parser.zone.version)) return { problem: 'expecting $TTL value, not this...', at: value };
	parser.hasTtl = true;
	return 'done';
}
function generate(parser, range) {
	const text = _zoneg().generated(parser.lexer, range, parser.budget.left);
	if (typeof text !== 'string') {
		if (text === undefined && parser.sawSoa === false) parser.sawSoa = undefined;
		return text ?? 'done';
	}
	return problemInside(parser, { zone: { ...parser.zone, text }, isGenerated: true, hasTtl: true }) ?? 'done';
}
function include(parser, value) {
	const { lexer, zone, depth } = parser;
	const after = _zonet().nextToken(lexer);
	if (after.kind === 'blank') {
		const origin = _zonet().nextToken(lexer);
		if (origin.kind === 'word' && !_recordwords().isName(origin, zone.version)) return { problem: 'bad origin name', at: origin };
	} else if (after.kind !== 'newline' && after.kind !== 'end') return { problem: 'garbage after $INCLUDE', at: after };
	if (depth >= MAX_DEPTH) return { problem: 'too deeply nested $INCLUDE', at: value };
	const folder = zone.file.includes('/') ? zone.file.replace(/\/[^/]*$/, '') : '.';
	const path = value.text.startsWith('/') ? value.text : folder === '.' ? value.text : `${folder}/${value.text}`;
	const look = zone.open(path);
	if (look.kind === 'missing') {
		const as = path === value.text ? '' : ` as \`${path}'`;
		return {
			problem: `failed to open \`${value.text}'${as}: open ${path}: no such file or directory`,
			at: value
		};
	}
	if (look.kind !== 'text' || zone.isOpen(look.text.text)) {
		if (parser.sawSoa === false) parser.sawSoa = undefined;
		return 'done';
	}
	const inside = { ...zone, file: path, text: look.text.text };
	const problem = problemInside(parser, { zone: inside, isGenerated: false, hasTtl: parser.hasTtl });
	return problem ?? 'done';
}
function typed(parser, at) {
	const next = _zonet().nextToken(parser.lexer);
	if (next.kind === 'error') return { problem: next.text, at: next };
	if (next.kind === 'end') return 'end';
	return recordOf(parser, at.text.toUpperCase(), next);
}
function recordOf(parser, type, next) {
	const { lexer, zone } = parser;
	const first = _zonet().peekToken(lexer);
	if (first.kind === 'end') return _recordwords().afterData(lexer);
	if (next.kind === 'newline') return { problem: 'unexpected newline', at: next };
	const rest = _recorddata().recordData(lexer, type, zone.version, next);
	if (typeof rest === 'object' && 'at' in rest && rest.at.kind === 'end') return { ...rest, at: next };
	if (rest !== 'done') return rest;
	if (type === 'NSEC3' || type === 'NSEC3PARAM') return { message: UNSUPPORTED, afterSoa: parser.sawSoa };
	if (type === 'SOA') parser.sawSoa = true;
	return rest;
}
const UNSUPPORTED = 'NSEC3 zone is not supported, dropping RR';

return { UNSUPPORTED, zoneProblem };
},

"languages/corefile/zone-tokens.js": (_from) => {
/**
 * Words of a zone file as miekg/dns cuts them (scan.go zlexer), oddities included, as CoreDNS refuses what it refuses.
 */
const [_goval] = _from("./go-values");
function lexZone(text, version) {
	return {
		text,
		version,
		at: 0,
		line: 1,
		column: 0,
		depth: 0,
		isQuoted: false,
		isBlank: false,
		isComment: false,
		hasType: false,
		isOwner: true,
		hasComment: false,
		failed: false,
		ready: []
	};
}
const DIRECTIVES = new Set(['$TTL', '$ORIGIN', '$INCLUDE', '$GENERATE']);
function nextToken(lexer) {
	const ready = lexer.ready.shift();
	if (ready !== undefined) return ready;
	if (lexer.failed) return token(lexer, 'end', '');
	const word = { text: '', isEscaped: false, hasComment: lexer.hasComment };
	lexer.hasComment = false;
	while(lexer.at < lexer.text.length){
		const char = lexer.text[lexer.at] ?? '';
		if (lexer.text[lexer.at - 1] === '\n') {
			lexer.line += 1;
			lexer.column = 0;
		}
		if (char !== '\n') lexer.column += char < '\x80' ? 1 : char < '\u0800' || /[\uD800-\uDFFF]/.test(char) ? 2 : 3;
		lexer.at += 1;
		const found = step(lexer, word, char);
		if (found !== undefined) return found;
	}
	return atEnd(lexer, word);
}
function peekToken(lexer) {
	const next = nextToken(lexer);
	lexer.ready.unshift(next);
	return next;
}
function token({ line, column }, kind, text) {
	return { kind, text, line, column };
}
function failure(lexer, text) {
	lexer.failed = true;
	return token(lexer, 'error', text);
}
function step(lexer, word, char) {
	if (char === '\n') return lineEnd(lexer, word);
	if (char === '\r') {
		word.isEscaped = false;
		if (lexer.isQuoted) word.text += char;
		return undefined;
	}
	if (lexer.isComment) return undefined;
	if (char === '"' && !word.isEscaped) return quote(lexer, word);
	const isSpecial = ' \t;()"'.includes(char);
	if (isSpecial && !word.isEscaped && !lexer.isQuoted) return special(lexer, word, char);
	if (char === '\\') word.isEscaped = !word.isEscaped;
	else {
		word.isEscaped = false;
		if (!isSpecial) lexer.isBlank = false;
	}
	word.text += char;
	return undefined;
}
function special(lexer, word, char) {
	if (char === ';') return comment(lexer, word);
	if (char !== '(' && char !== ')') return blank(lexer, word);
	lexer.depth += char === '(' ? 1 : -1;
	return lexer.depth < 0 ? failure(lexer, 'extra closing brace') : undefined;
}
function quote(lexer, word) {
	const mark = token(lexer, 'quote', '"');
	const before = word.text === '' ? undefined : token(lexer, 'word', word.text);
	lexer.isBlank = false;
	lexer.isQuoted = !lexer.isQuoted;
	if (before === undefined) return mark;
	lexer.ready.push(mark);
	return before;
}
function comment(lexer, word) {
	lexer.isComment = true;
	word.hasComment = true;
	if (word.text === '') return undefined;
	lexer.hasComment = true;
	return token(lexer, 'word', word.text);
}
function blank(lexer, word) {
	const found = word.text === '' ? undefined : wordBeforeBlank(lexer, word.text);
	if (found?.kind === 'error') return found;
	lexer.isOwner = false;
	if (lexer.isBlank) return found;
	lexer.isBlank = true;
	const between = token(lexer, 'blank', ' ');
	if (found === undefined) return between;
	lexer.ready.push(between);
	return found;
}
function wordBeforeBlank(lexer, text) {
	const upper = text.toUpperCase();
	if (lexer.isOwner) return token(lexer, DIRECTIVES.has(upper) ? 'directive' : 'owner', text);
	if (lexer.hasType) return token(lexer, 'word', text);
	let kind = 'word';
	if (_goval().isType(upper, lexer.version)) kind = 'type';
	else if (upper.startsWith('TYPE')) {
		if (!isNumbered(upper, 'TYPE')) return failure(lexer, 'unknown RR type');
		kind = 'type';
	}
	lexer.hasType = kind === 'type';
	if (_goval().isClass(upper)) kind = 'class';
	else if (upper.startsWith('CLASS')) {
		if (!isNumbered(upper, 'CLASS')) return failure(lexer, 'unknown class');
		kind = 'class';
	}
	return token(lexer, kind, text);
}
function isNumbered(word, prefix) {
	const digits = word.slice(prefix.length);
	return /^\d+$/.test(digits) && Number(digits) <= 0xffff;
}
function lineEnd(lexer, word) {
	word.isEscaped = false;
	if (lexer.isQuoted) {
		word.text += '\n';
		return undefined;
	}
	if (lexer.isComment) {
		lexer.isComment = false;
		lexer.hasType = false;
		if (lexer.depth > 0) {
			lexer.hasComment = true;
			return undefined;
		}
		lexer.isOwner = true;
		return token(lexer, 'newline', '\n');
	}
	if (lexer.depth > 0) return undefined;
	const isKnown = !lexer.hasType && _goval().isType(word.text.toUpperCase(), lexer.version);
	const last = word.text === '' ? undefined : token(lexer, isKnown ? 'type' : 'word', word.text);
	lexer.hasComment = false;
	lexer.hasType = false;
	lexer.isOwner = true;
	const newline = token(lexer, 'newline', '\n');
	if (last === undefined) return newline;
	lexer.ready.push(newline);
	return last;
}
function atEnd(lexer, word) {
	const last = word.text === '' ? undefined : token(lexer, 'word', word.text);
	if (word.hasComment || lexer.isComment) {
		lexer.isComment = false;
		lexer.hasComment = false;
		const newline = token(lexer, 'newline', '\n');
		if (last === undefined) return newline;
		lexer.ready.push(newline);
		return last;
	}
	if (last !== undefined) return last;
	if (lexer.depth !== 0) return failure(lexer, 'unbalanced brace');
	return token(lexer, 'end', '');
}

return { lexZone, nextToken, peekToken };
}
};
