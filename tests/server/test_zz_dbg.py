import asyncio
from collections import Counter
import tests.server.test_leaks as t
from tests.server import twins as tw
one_moment = t.one_moment
def test_x(tmp_path, monkeypatch):
    acts=Counter(); n=Counter()
    orig=tw.Twins.act; od=tw.Twins.decision; ol=tw.Twins.look
    async def act(self, who, what, *b):
        acts[what, who==self.me]+=1
        return await orig(self, who, what, *b)
    def dec(self):
        d=od(self); n[d is None]+=1; return d
    async def look(self,*a):
        n['look']+=1; r=await ol(self,*a)
        import re; n[re.search(rb"'status', (\d+)", r[0][0])[1]]+=1
        return r
    monkeypatch.setattr(tw.Twins,'act',act); monkeypatch.setattr(tw.Twins,'decision',dec); monkeypatch.setattr(tw.Twins,'look',look)
    for i,s in enumerate(t.SETTINGS):
        (tmp_path/str(i)).mkdir()
        c=t.cases(s, False); n['scenes']+=len(c)
        print(asyncio.run(t.leaks(tmp_path/str(i), c))[0])
    print(acts, n)
